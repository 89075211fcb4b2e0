import { z } from 'zod';

import { mostRows, mostTogether } from './long-lists';

/** The panel sends the fields of a form side by side, each under its path: `solutions.1.title`. */
const mostFields = 10_000;
/** Each list of a form several times: its rows, its values, and what they were. */
const mostItems = 10 * mostTogether;
const deepest = 100;

const record = z.record(z.string(), z.unknown());

const isRowTooMany = (step: string): boolean => /^\d+$/.test(step) && Number(step) >= mostRows;

/**
 * Whether the panel's server is asked about more than a form has. Payload (3.90.2) makes the state of
 * every field of every row that is named. The form may be any part of a document, so this knows no fields.
 */
export function isTooLong(given: unknown): boolean {
  let items = 0;
  const isLong = (value: unknown, depth: number): boolean => {
    if (depth > deepest) return true;
    if (Array.isArray(value)) {
      items += value.length;
      if (value.length > mostRows || items > mostItems) return true;
      return value.some((item) => isLong(item, depth + 1));
    }
    const entries = Object.entries(record.safeParse(value).data ?? {});
    if (entries.length > mostFields) return true;
    return entries.some(
      ([name, inside]) =>
        name.split('.').some(isRowTooMany) ||
        // A text has as many lines as it has; no field has this name.
        (name !== 'root' && isLong(inside, depth + 1)),
    );
  };
  return isLong(given, 0);
}
