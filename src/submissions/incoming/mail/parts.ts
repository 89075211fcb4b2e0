import { beginningOf } from './head';
import { lineAt, readHead, valueOf, type Header } from './headers';
import { parametersOf, type Parameters } from './parameters';

/** A part of a mail; the mail itself is the first one. */
export interface Part {
  readonly headers: readonly Header[];
  readonly type: Parameters;
  readonly disposition: Parameters;
  /** As it came, still encoded. */
  body: Buffer;
  readonly children: Part[];
}

export interface Tree {
  readonly root: Part;
  /** Whether it has more parts than are read. */
  readonly isCut: boolean;
}

const mostParts = 1000;
const deepest = 30;
const longestBoundary = 250;
/** From where a multipart begins: each has to be looked for, so that no mail takes long. */
const farthestBoundary = 100_000;

interface Open {
  readonly part: Part;
  readonly boundary: Buffer;
}

const dashes = Buffer.from('\n--');

function partOf(headers: readonly Header[], inDigest = false): Part {
  const type = parametersOf(valueOf(headers, 'content-type'));
  return {
    headers,
    type: type.value === '' && inDigest ? parametersOf('message/rfc822') : type,
    disposition: parametersOf(valueOf(headers, 'content-disposition')),
    body: Buffer.alloc(0),
    children: [],
  };
}

/** What was written before the first boundary, or after the last, as a part of its own. */
const loose = (body: Buffer): Part => ({ ...partOf([]), body });

const programsNote = /mime|multi-?part/i;

/** Mail programs of long ago are told there that they cannot read this. */
const saysSomething = (bytes: Buffer): boolean => {
  const text = bytes.toString('latin1', 0, 2000).trim();
  return text !== '' && !(text.length < 600 && programsNote.test(text));
};

const isMultipart = ({ type }: Part): boolean => type.value.startsWith('multipart/');

/** A boundary that nobody announced: a line of dashes with a part's headers below it. */
function guessed(raw: Buffer): string | null {
  for (let tries = 0, at = 0; tries < 50; tries += 1) {
    const isHere = at === 0 && raw[0] === 0x2d && raw[1] === 0x2d;
    const found = isHere ? 0 : raw.indexOf(dashes, at) + 1;
    if (found === 0 && !isHere) return null;
    const { line, next } = lineAt(raw, found);
    if (line.length > 4 && /^content-[a-z-]+\s*:/i.test(lineAt(raw, next).line))
      return line.slice(2).trimEnd();
    at = Math.max(next - 1, found + 1);
  }
  return null;
}

/**
 * Takes a mail apart in one pass over its lines that begin with dashes. Nothing is left out: what
 * lies outside of all parts is a part, too.
 * @throws where it is nested deeper than any mail that people write
 */
export function readParts(raw: Buffer): Tree {
  const stack: Open[] = [];
  /** Which of the open ones a line of dashes is the boundary of; -1 where it is none. */
  const matching = (bytes: Buffer, at: number): number =>
    stack.findLastIndex(({ boundary }) => {
      const [begin, end] = [at + 2, at + 2 + boundary.length];
      if (bytes[begin] !== boundary[0] || end > bytes.length) return false;
      if (bytes.compare(boundary, 0, boundary.length, begin, end) !== 0) return false;
      const next = bytes[end] ?? 0x0a;
      return (
        (next <= 0x20 || next === 0x2d) &&
        /^(?:--)?[ \t\r]*(?:\n|$)/.test(bytes.toString('latin1', end, end + 300))
      );
    });
  const isBoundary = (line: string): boolean =>
    line.startsWith('--') && matching(Buffer.from(line, 'latin1'), 0) !== -1;
  let count = 0;
  /** Begins a part. @returns where its body begins */
  const open = (start: number, parent: Part | null): { part: Part; body: number } => {
    const { headers, end } = readHead(raw, start, isBoundary);
    const part = partOf(headers, parent?.type.value === 'multipart/digest');
    parent?.children.push(part);
    count += 1;
    if (isMultipart(part)) {
      const given = part.type.of.get('boundary')?.slice(0, longestBoundary) ?? '';
      const near = raw.subarray(end, end + farthestBoundary);
      const hasIt = given !== '' && near.includes(`--${given}`, 0, 'latin1');
      const boundary = hasIt ? given : guessed(near);
      if (boundary !== null) stack.push({ part, boundary: Buffer.from(boundary, 'latin1') });
      if (stack.length > deepest) throw new Error('This mail is nested too deep');
    }
    return { part, body: end };
  };

  const { part: root, body } = open(beginningOf(raw), null);
  let current = root;
  let start = body;
  let at = body;
  /** What has been read since then belongs to the part that is open. */
  const close = (end: number) => {
    const own = raw.subarray(start, Math.max(start, end));
    if (!isMultipart(current) || !stack.some(({ part }) => part === current)) current.body = own;
    if (isMultipart(current) && saysSomething(own)) current.children.push(loose(own));
  };
  while (stack.length > 0 && count < mostParts) {
    const isHere = at === start && raw[at] === 0x2d && raw[at + 1] === 0x2d;
    const line = isHere ? at : raw.indexOf(dashes, at) + 1;
    if (line === 0) break;
    at = line + 2;
    const level = matching(raw, line);
    const opened = stack[level];
    if (opened === undefined) continue;
    const found = raw.indexOf(0x0a, line);
    const next = found === -1 ? raw.length : found + 1;
    close(line - (raw[line - 2] === 0x0d ? 2 : 1));
    const after = line + opened.boundary.length + 2;
    const isLast = raw.toString('latin1', after, after + 2) === '--';
    stack.length = isLast ? level : level + 1;
    if (isLast) {
      current = opened.part;
      start = next;
    } else ({ part: current, body: start } = open(next, opened.part));
    at = start;
  }
  close(raw.length);
  return { root, isCut: count >= mostParts };
}
