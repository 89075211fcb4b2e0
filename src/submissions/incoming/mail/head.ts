import { oneLine } from './clean';
import { peopleIn, type Person } from './addresses';
import { decodeWords } from './encoded-words';
import { readHead, valueOf, valuesOf, type Header } from './headers';

/** No mail that people send has longer headers. */
const longestHead = 512_000;

const isBreak = (byte: number | undefined): boolean => byte === 0x0a || byte === 0x0d;

/** Lines that end as they did on computers of long ago. */
export function withLines(raw: Buffer): Buffer {
  const start = raw.subarray(0, 100_000);
  if (start.includes('\n') || !start.includes('\r')) return raw;
  return Buffer.from(raw.map((byte) => (byte === 0x0d ? 0x0a : byte)));
}

/** Where its headers begin: some programs begin with an empty line. */
export function beginningOf(raw: Buffer): number {
  let at = 0;
  while (at < raw.length && isBreak(raw[at])) at += 1;
  return at;
}

/** The headers of a mail, without a look at the rest of it: however long that is, nobody waits. */
export function headOf(raw: Buffer): readonly Header[] {
  const head = withLines(raw.subarray(0, longestHead));
  return readHead(head, beginningOf(head), () => false).headers;
}

/** Whoever wrote it comes first; a mail without one is from whoever sent it. */
export function sendersOf(headers: readonly Header[]): Person[] {
  const named = ['from', 'sender', 'return-path'].map((name) =>
    valuesOf(headers, name).slice(0, 5).flatMap(peopleIn),
  );
  const found = named.flat().find(({ address }) => address !== '');
  const first = named[0]?.[0];
  if (!found) return first ? [first] : [];
  const others = named[0]?.filter((each) => each !== found && each.address !== '') ?? [];
  return [{ ...found, name: found.name ?? first?.name ?? null }, ...others];
}

export const subjectOf = (headers: readonly Header[]): string | null =>
  oneLine(decodeWords(valueOf(headers, 'subject')));
