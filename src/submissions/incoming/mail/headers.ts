/** One header, its bytes one for each character: which letters they are is said elsewhere. */
export interface Header {
  /** In small letters. */
  readonly name: string;
  /** Unfolded. */
  readonly value: string;
}

export interface Head {
  readonly headers: readonly Header[];
  /** Where the body begins. */
  readonly end: number;
}

const mostHeaders = 3000;
const longestLine = 100_000;
const longestHead = 1_000_000;

const newline = 0x0a;

/** Without the line break. */
export function lineAt(raw: Buffer, start: number): { line: string; next: number } {
  const found = raw.indexOf(newline, start);
  const next = found === -1 ? raw.length : found + 1;
  const end = found === -1 ? raw.length : found;
  const line = raw.toString('latin1', start, Math.min(end, start + longestLine));
  return { line: line.endsWith('\r') ? line.slice(0, -1) : line, next };
}

/** Null where a line is no header. */
function headerOf(line: string): Header | null {
  const colon = line.indexOf(':');
  if (colon < 1 || colon > 200) return null;
  const name = line.slice(0, colon).trimEnd().toLowerCase();
  return /^[!-9;-~]+$/.test(name) ? { name, value: line.slice(colon + 1) } : null;
}

/**
 * Reads headers up to the empty line, or to where they visibly end without one. A line that is none
 * belongs to the header before where another header follows: somebody broke it there.
 * @param isEnd whether a line ends them, as a boundary does
 */
export function readHead(raw: Buffer, start: number, isEnd: (line: string) => boolean): Head {
  const headers: { name: string; values: string[] }[] = [];
  let at = start;
  while (at < raw.length) {
    const { line, next } = lineAt(raw, at);
    if (line === '') {
      at = next;
      break;
    }
    if (isEnd(line)) break;
    const isFull = headers.length >= mostHeaders || at - start > longestHead;
    const header = headerOf(line);
    const last = headers.at(-1);
    if (/^[ \t]/.test(line)) {
      // A folded line of blanks ends nothing.
      if (!isFull) last?.values.push(line);
    } else if (header) {
      if (!isFull) headers.push({ name: header.name, values: [header.value] });
    } else if (!/^>?From /.test(line)) {
      const { line: following } = lineAt(raw, next);
      if (headerOf(following) === null) break;
      last?.values.push(` ${line}`);
    }
    at = next;
  }
  return {
    headers: headers.map(({ name, values }) => ({ name, value: values.join('').trim() })),
    end: at,
  };
}

/** Every value of headers of these names. */
export const valuesOf = (headers: readonly Header[], ...names: string[]): string[] =>
  headers.filter(({ name }) => names.includes(name)).map(({ value }) => value);

export const valueOf = (headers: readonly Header[], name: string): string =>
  headers.find((header) => header.name === name)?.value ?? '';
