import { decodeLetters } from './letters';

/** No header that people read is longer. */
const longest = 50_000;

const word = /=\?([^?\s]{1,60})\?([bq])\?([^?]{0,20000})\?=/gi;

interface Word {
  readonly label: string;
  readonly bytes: Buffer;
}

function bytesOf(encoding: string, text: string): Buffer {
  if (encoding.toLowerCase() === 'b') return Buffer.from(text, 'base64');
  const plain = text
    .replaceAll('_', ' ')
    .replace(/=([0-9a-f]{2})/gi, (_all, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
  return Buffer.from(plain, 'latin1');
}

/**
 * The words of a header as people read them. Neighbours in the same letters are read as one: many
 * programs cut in the middle of a letter.
 * @param header its bytes, one for each character
 */
export function decodeWords(header: string): string {
  const text = header.slice(0, longest);
  const labels: string[] = [];
  let result = '';
  let run: Word[] = [];
  let end = 0;
  const flush = () => {
    if (run.length > 0)
      result += decodeLetters(Buffer.concat(run.map(({ bytes }) => bytes)), run[0]?.label);
    run = [];
  };
  for (const found of text.matchAll(word)) {
    const [all, given = '', encoding = '', letters = ''] = found;
    const label = given.split('*')[0] ?? '';
    const between = text.slice(end, found.index);
    if (run.length === 0 || between.trim() !== '') {
      flush();
      result += decodeLetters(Buffer.from(between, 'latin1'), ...labels);
    } else if (run[0]?.label.toLowerCase() !== label.toLowerCase()) flush();
    run.push({ label, bytes: bytesOf(encoding, letters) });
    labels.push(label);
    end = found.index + all.length;
  }
  flush();
  return result + decodeLetters(Buffer.from(text.slice(end), 'latin1'), ...labels.slice(0, 3));
}

/** The letters that a mail names in its headers: a hint for those of its texts that name none. */
export const labelIn = (header: string): string | null =>
  /=\?([^?\s]{1,60})\?[bq]\?/i.exec(header.slice(0, longest))?.[1] ?? null;
