import ICAL from 'ical.js';

/** So many of them are shown, and so far ahead a rule is followed. */
const most = { shown: 5, years: 12, interval: 99, parts: 31 } as const;

interface Repeats {
  readonly first: readonly ICAL.Time[];
  readonly isMore: boolean;
}

/** What a rule may name beside how often: with these, and only so, its dates have an end. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  DAILY: [],
  WEEKLY: ['BYDAY'],
  MONTHLY: ['BYDAY', 'BYMONTHDAY', 'BYSETPOS'],
  YEARLY: ['BYMONTH', 'BYMONTHDAY', 'BYDAY'],
};

function isRead({ freq, interval, parts }: ICAL.Recur): boolean {
  const named = allowed[freq];
  if (!named || !(interval >= 1 && interval <= (freq === 'MONTHLY' ? 12 : most.interval)))
    return false;
  return Object.entries<readonly unknown[]>(parts).every(
    ([part, values]) => named.includes(part) && values.length <= most.parts,
  );
}

/** Whether all that a rule says was read: a parser that leaves something out would show other dates. */
const isWhole = (line: string, { parts }: ICAL.Recur): boolean => {
  const by = line.toUpperCase().match(/(?<=[;:])BY[A-Z]+(?==)/g) ?? [];
  return by.every((part) => part in parts);
};

/** Its types do not say that there is an end. */
const nextOf = (dates: { next(): ICAL.Time | null }): ICAL.Time | null => dates.next();

/**
 * The first dates of a rule. Rules that people's calendars make are followed; of any other one nothing is
 * said, since some have no next date and no end.
 * @param line as the file has it
 * @param without days and times that are left out, as `toString` has them
 * @returns null where it is none that is read
 */
export function firstDates(
  line: string,
  start: ICAL.Time,
  without: ReadonlySet<string>,
): Repeats | null {
  try {
    const rule = ICAL.Recur.fromString(line.slice(line.indexOf(':') + 1).trim());
    if (!isRead(rule) || !isWhole(line, rule)) return null;
    const end = start.clone();
    end.year += most.years;
    if (rule.until === null || rule.until.compare(end) > 0) rule.until = end;
    const dates = rule.iterator(start.clone());
    const first: ICAL.Time[] = [];
    // Of a rule of which all is left out there is an end as well.
    for (let tries = most.shown + 1 + without.size; tries > 0; tries -= 1) {
      const next = nextOf(dates);
      if (!next) return { first, isMore: false };
      if (without.has(next.toString())) continue;
      if (first.length === most.shown) return { first, isMore: true };
      first.push(next.clone());
    }
    return { first, isMore: true };
  } catch {
    return null;
  }
}
