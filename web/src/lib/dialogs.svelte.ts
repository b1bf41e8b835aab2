// What lies over the page. At most one of each; App draws them.

export const dialogs = $state({ rule: "", settings: false, keys: false, orders: false });

export function openRule(rule: string): void {
  dialogs.rule = rule;
}
