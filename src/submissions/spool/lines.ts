import type { Received } from '../records/received';
import { readEntry } from './entry';

const newline = 10;

/** What stands in a file of the spool. */
export interface Lines {
  readonly entries: readonly Received[];
  /** As they are, without the end of the line. */
  readonly unreadable: readonly Buffer[];
}

/** The lines that are not empty; what follows the last end of a line is one, too. */
export function splitLines(bytes: Buffer): { lines: Buffer[]; rest: Buffer } {
  const lines: Buffer[] = [];
  let from = 0;
  for (let end = bytes.indexOf(newline); end !== -1; end = bytes.indexOf(newline, from)) {
    if (end > from) lines.push(bytes.subarray(from, end));
    from = end + 1;
  }
  return { lines, rest: bytes.subarray(from) };
}

/**
 * A process that died while it wrote leaves a last line without an end, of which nobody was told
 * anything: it is left out when it cannot be read.
 */
export function readLines(bytes: Buffer): Lines {
  const { lines, rest } = splitLines(bytes);
  const torn = rest.length > 0 ? readEntry(rest) : null;
  const read = lines.map((line) => ({ line, entry: readEntry(line) }));
  return {
    entries: [...read.flatMap(({ entry }) => entry ?? []), ...(torn ? [torn] : [])],
    unreadable: read.filter(({ entry }) => entry === null).map(({ line }) => line),
  };
}
