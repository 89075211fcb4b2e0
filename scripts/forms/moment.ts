import { tz } from '@date-fns/tz';
import { parse } from 'date-fns';

/** As the programs write when an answer came: with a zone, or by the clock of their site. */
const formats = [
  'yyyy-MM-dd HH:mm:ss',
  'yyyy-MM-dd HH:mm',
  "yyyy-MM-dd'T'HH:mm:ss",
  'yyyy-MM-dd',
  'MMMM d, yyyy h:mm a',
  "MMMM d, yyyy 'at' h:mm a",
  'MMMM d, yyyy, h:mm a',
  'MMM d, yyyy h:mm a',
  'MMMM d, yyyy',
  'EEE MMM dd yyyy',
];

const withZone = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d+)?)?\s?(Z|[+-]\d\d:?\d\d)$/;

/**
 * The moment in ISO 8601; null where the text is none that has passed. `3/4/2026` is none: it is another
 * day in another country.
 */
export function readMoment(text: string, clock: string): string | null {
  const words = text.trim();
  const zoned = withZone.test(words)
    ? new Date(words.replace(/\s(?=[Z+-])/, '').replace(' ', 'T'))
    : null;
  const found = zoned
    ? [zoned]
    : formats.map((format) => parse(words, format, new Date(0), { in: tz(clock) }));
  const at = found.map((date) => date.getTime()).find((time) => time > 0 && time <= Date.now());
  return at === undefined ? null : new Date(at).toISOString();
}
