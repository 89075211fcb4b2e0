import { searchDay } from './search-day';

/** What can stand before a colon. `assigned` and `to` mean the same. */
const operatorNames = [
  ...(['from', 'to', 'assigned', 'is', 'has', 'tag', 'priority'] as const),
  ...(['before', 'after', 'form'] as const),
] as const;

export type OperatorName = (typeof operatorNames)[number];

/** `is:open`, `-from:example.com` */
export interface Operator {
  readonly name: OperatorName;
  readonly value: string;
  /** What it says is left out. */
  readonly isExcluded: boolean;
  /** As it was typed. */
  readonly typed: string;
}

/** A search as it was typed, taken apart. */
export interface ParsedSearch {
  /** Words that all have to occur. */
  readonly plain: string;
  /** What stood in quotes: each has to occur as it is. */
  readonly phrases: readonly string[];
  /** Words and phrases that must not occur. */
  readonly excluded: readonly string[];
  readonly operators: readonly Operator[];
  /** Words that look like operators and are none: they are looked for as text. */
  readonly unknown: readonly string[];
}

interface Token {
  readonly typed: string;
  readonly isExcluded: boolean;
  /** What stands before a colon. */
  readonly name: string | null;
  readonly value: string;
  readonly isQuoted: boolean;
}

const tokens = /(?<!\S)(?<minus>-)?(?:(?<name>\p{L}+):)?"(?<quoted>[^"]*)"(?!\S)|\S+/gu;
const unquoted = /^(?<minus>-(?=[\p{L}\p{N}]))?(?:(?<name>\p{L}+):)?(?<value>.*)$/su;
/** A keyboard's own quotes. */
const curly = /[“”„]/g;

/** What mails and addresses have before a colon. */
const ordinary = new Set(['re', 'aw', 'fw', 'fwd', 'wg', 'http', 'https', 'mailto', 'tel']);

function tokenOf(match: RegExpMatchArray): Token {
  const [typed] = match;
  const quoted = match.groups?.['quoted'];
  const { minus, name, value } =
    (quoted === undefined ? unquoted.exec(typed)?.groups : match.groups) ?? {};
  return {
    typed,
    isExcluded: minus !== undefined,
    name: name?.toLowerCase() ?? null,
    value: (quoted ?? value ?? '').trim(),
    isQuoted: quoted !== undefined,
  };
}

/** A day may have several words: `before:1 nov 2026`. */
const mostWordsOfDay = 3;

/** Any text is a search: what is no operator is looked for as it stands. */
export function parseSearch(search: string | null, now = Date.now()): ParsedSearch {
  const all = [...(search ?? '').replace(curly, '"').matchAll(tokens)].map(tokenOf);
  const plain: string[] = [];
  const phrases: string[] = [];
  const excluded: string[] = [];
  const operators: Operator[] = [];
  const unknown: string[] = [];
  for (let at = 0; at < all.length; at += 1) {
    const token = all[at];
    if (!token) continue;
    const { typed, isExcluded, value, isQuoted } = token;
    const name = operatorNames.find((each) => each === token.name);
    if (name) {
      const isDay = (name === 'before' || name === 'after') && !isQuoted;
      const day = isDay ? wholeDay(all.slice(at, at + mostWordsOfDay), now) : [token];
      at += day.length - 1;
      const words = [value, ...day.slice(1).map((each) => each.typed)].join(' ');
      operators.push({ name, value: words, isExcluded, typed: textsOf(day) });
      continue;
    }
    if (token.name !== null && value !== '' && !value.startsWith('/') && !ordinary.has(token.name))
      unknown.push(typed);
    const text = token.name === null ? value : isExcluded ? typed.slice(1) : typed;
    if (text.replaceAll('"', '') === '') continue;
    if (isExcluded) excluded.push(text);
    else (isQuoted ? phrases : plain).push(text);
  }
  return { plain: plain.join(' '), phrases, excluded, operators, unknown };
}

const textsOf = (some: readonly Token[]): string => some.map(({ typed }) => typed).join(' ');

/** As many of the words after the colon as make a day. */
function wholeDay(some: readonly Token[], now: number): readonly Token[] {
  const [first] = some;
  if (!first) return [];
  for (let count = some.length; count > 1; count -= 1) {
    const day = some.slice(0, count);
    const words = [first.value, ...day.slice(1).map(({ typed }) => typed)].join(' ');
    if (searchDay(words, now) !== null) return day;
  }
  return [first];
}
