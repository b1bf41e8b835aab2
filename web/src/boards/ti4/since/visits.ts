// When this table was last looked at on this device: who comes back after a while is told first what has happened.
const key = (table: string): string => `orrery.seen.${table}`;
const LONG = 30 * 60; // seconds

/** Seconds since the last visit if that is long ago; 0: not long, or not known. */
export function awayFor(table: string): number {
  try {
    const before = Number(localStorage.getItem(key(table)) ?? 0);
    const away = before ? Date.now() / 1000 - before : 0;
    return away >= LONG ? away : 0;
  } catch {
    return 0; // a browser that keeps nothing
  }
}

const OFTEN = 10; // seconds: no need to write it more often
let written = { table: "", at: 0 };

export function visited(table: string): void {
  const at = Math.round(Date.now() / 1000);
  if (written.table === table && Math.abs(at - written.at) < OFTEN) return;
  written = { table, at };
  try {
    localStorage.setItem(key(table), String(at));
  } catch {
    return; // then nobody is told first
  }
}
