// What lies over the page. At most one of each; App draws them.

interface Dialogs {
  rule: string;
  settings: boolean;
  keys: boolean;
  orders: boolean;
  more: [string[], string][]; // keys of the board that is shown, for the map of keys
}

export const dialogs: Dialogs = $state({ rule: "", settings: false, keys: false, orders: false, more: [] });

export function openRule(rule: string): void {
  dialogs.rule = rule;
}
