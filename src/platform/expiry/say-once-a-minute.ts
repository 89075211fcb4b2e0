const minuteMs = 60_000;
const said = new Map<string, number>();

/** The site works as well, so a line a minute is enough. */
export function sayOnceAMinute(what: string, why: unknown): void {
  if (Date.now() - (said.get(what) ?? -Infinity) < minuteMs) return;
  said.set(what, Date.now());
  console.error(`${what}: ${why instanceof Error ? why.message : String(why)}`);
}
