import { withoutPageLinks } from '../records/prospects-page/link';

/** Of a line that quoted-printable broke. */
const broken = /=\r?\n/g;

/** Where a link to a page may stand, with breaks wherever they fall: from its first part to its end. */
const soft = '(?:=\\r?\\n)?';
const spaced = (text: string): string => Array.from(text).join(soft);
const slash = `(?:/|%${soft}2${soft}f)`;
const around = new RegExp(
  `${slash}${soft}${spaced('received')}${soft}${slash}(?:[\\w/%-]|=\\r?\\n){1,300}`,
  'gi',
);

/** A line of base64. Plain words may look like one, and have no link in them then. */
const encoded = /^[A-Za-z0-9+/]{4,100}={0,2}\r?\n?$/;
const longestLine = 104;

/** Puts other letters into a text with line breaks, which stay where they are. */
function relettered(text: string, letters: string, breaks: RegExp): string {
  let [made, from, used] = ['', 0, 0];
  for (const { index, 0: between } of text.matchAll(breaks)) {
    made += letters.slice(used, used + index - from) + between;
    used += index - from;
    from = index + between.length;
  }
  return made + letters.slice(used);
}

const inLetters = (text: string): string =>
  text.replace(around, (found) =>
    relettered(found, withoutPageLinks(found.replace(broken, '')), broken),
  );

function inBase64(run: string): string {
  const letters = run.replace(/\r?\n/g, '');
  const content = Buffer.from(letters, 'base64').toString('latin1');
  const without = withoutPageLinks(content);
  if (without === content) return run;
  return relettered(run, Buffer.from(without, 'latin1').toString('base64'), /\r?\n/g);
}

/** Line by line: an expression for all lines of a large file would take more stack than there is. */
function eachRun(text: string, mend: (run: string) => string): string {
  const parts: string[] = [];
  let [from, isRun] = [0, false];
  const end = (at: number) => {
    const part = text.slice(from, at);
    parts.push(isRun ? mend(part) : part);
    from = at;
  };
  for (let at = 0; at < text.length;) {
    const found = text.indexOf('\n', at);
    const next = found === -1 ? text.length : found + 1;
    const isEncoded = next - at <= longestLine && encoded.test(text.slice(at, next));
    if (isEncoded !== isRun) end(at);
    isRun = isEncoded;
    at = next;
  }
  end(text.length);
  return parts.join('');
}

/**
 * A mail as it came, but for the secret of each link to somebody's page in it: a mail that repeats ours
 * has it, and whoever reads or forwards that is not who the link is for. Every byte keeps its place.
 */
export function mailWithoutPageLinks(raw: Buffer): Buffer {
  const text = raw.toString('latin1');
  const mended = eachRun(inLetters(text), inBase64);
  return mended === text ? raw : Buffer.from(mended, 'latin1');
}
