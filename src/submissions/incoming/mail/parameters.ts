import { decodeWords } from './encoded-words';
import { decodeLetters } from './letters';

/** A header as `Content-Type` is one. */
export interface Parameters {
  /** In small letters. */
  readonly value: string;
  readonly of: ReadonlyMap<string, string>;
}

const longest = 20_000;

/** At each semicolon that is in no quotes and in no comment. */
function pieces(header: string): string[] {
  const found: string[] = [];
  let piece = '';
  let isQuoted = false;
  let comments = 0;
  for (let at = 0; at < header.length; at += 1) {
    const sign = header.charAt(at);
    if (isQuoted && sign === '\\' && /["\\]/.test(header.charAt(at + 1))) {
      piece += header.charAt(at + 1);
      at += 1;
    } else if (sign === '"' && comments === 0) isQuoted = !isQuoted;
    else if (!isQuoted && sign === '(') comments += 1;
    else if (!isQuoted && sign === ')' && comments > 0) comments -= 1;
    else if (comments > 0) continue;
    else if (!isQuoted && sign === ';') {
      found.push(piece);
      piece = '';
    } else piece += sign;
  }
  return [...found, piece];
}

const percents = (text: string): Buffer =>
  Buffer.from(
    text.replace(/%([0-9a-f]{2})/gi, (_all, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    ),
    'latin1',
  );

interface Section {
  readonly order: number;
  readonly isEncoded: boolean;
  readonly text: string;
}

/** RFC 2231: a long value in sections, with its letters named in the first. */
function joined(sections: readonly Section[]): string {
  const inOrder = sections.toSorted((one, other) => one.order - other.order);
  const [, label = null, rest] = /^([^']*)'[^']*'(.*)$/s.exec(inOrder[0]?.text ?? '') ?? [];
  const bytes = inOrder.map(({ text, isEncoded }, at) =>
    isEncoded
      ? percents(at === 0 && rest !== undefined ? rest : text)
      : Buffer.from(text, 'latin1'),
  );
  return decodeLetters(Buffer.concat(bytes), label);
}

/** Reads it, whatever is wrong with it. Where a parameter is there twice, the first one counts. */
export function parametersOf(header: string): Parameters {
  const [value = '', ...rest] = pieces(header.slice(0, longest));
  const of = new Map<string, string>();
  const sections = new Map<string, Section[]>();
  for (const piece of rest) {
    const equals = piece.indexOf('=');
    if (equals === -1) continue;
    const key = piece.slice(0, equals).trim().toLowerCase();
    const text = piece.slice(equals + 1).trim();
    const [, name = '', order, star] = /^([^*]+)(?:\*(\d{1,4}))?(\*)?$/.exec(key) ?? [];
    if (order === undefined && star === undefined) {
      if (!of.has(key)) of.set(key, text);
      continue;
    }
    const section = { order: Number(order ?? 0), isEncoded: star !== undefined, text };
    sections.set(name, [...(sections.get(name) ?? []).slice(0, 200), section]);
  }
  const texts = new Map([...of].map(([key, text]) => [key, decodeWords(text)]));
  for (const [name, found] of sections) texts.set(name, joined(found));
  return { value: value.trim().toLowerCase(), of: texts };
}
