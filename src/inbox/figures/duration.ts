import { countWords } from '../list/words';

const [minute, hour, day] = [60, 60 * 60, 24 * 60 * 60];

/** A span of time in words, as exact as anybody wants to know. */
export function durationWords(seconds: number): string {
  if (seconds < 1.5 * minute) return 'a minute';
  if (seconds < 1.5 * hour) return countWords(Math.round(seconds / minute), 'minute');
  if (seconds < 2 * day) return countWords(Math.round(seconds / hour), 'hour');
  return countWords(Math.round(seconds / day), 'day');
}
