/** A part of a text, and whether it was searched for. */
export interface TextPart {
  readonly text: string;
  readonly isMarked: boolean;
}

/** From where to where in a text, in characters. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

export const marks = { begin: '<', end: '>' } as const;

/** The spans between marks, as they stand in the text without them. No such sign stands in a plain text. */
export function spansIn(highlighted: string): Span[] {
  let without = 0;
  let from: number | undefined;
  const spans: Span[] = [];
  for (const character of highlighted.split('')) {
    if (character === marks.begin) from = without;
    else if (character !== marks.end) without += 1;
    else if (from !== undefined) {
      spans.push({ from, to: without });
      from = undefined;
    }
  }
  return spans;
}

/** A text, or what of it stands within a window, in parts. */
export function markedParts(
  text: string,
  spans: readonly Span[],
  { from, to }: Span = { from: 0, to: text.length },
): TextPart[] {
  const parts: TextPart[] = [];
  const add = (part: string, isMarked: boolean) => {
    if (part !== '') parts.push({ text: part, isMarked });
  };
  let at = from;
  for (const span of spans.filter((each) => each.from >= from && each.to <= to)) {
    add(text.slice(at, span.from), false);
    add(text.slice(span.from, span.to), true);
    at = span.to;
  }
  add(text.slice(at, to), false);
  return parts;
}

const before = 60;
const longest = 220;

/** As much of a text as says what was found: from some words before the first mark. */
export function snippetOf(text: string, spans: readonly Span[]): TextPart[] {
  const first = spans[0]?.from ?? 0;
  const from = first <= before ? 0 : afterSpace(text, first - before, first);
  const to = from + longest >= text.length ? text.length : beforeSpace(text, from + longest);
  const parts = markedParts(text, spans, { from, to });
  const dots = (isThere: boolean): TextPart[] => (isThere ? [{ text: '…', isMarked: false }] : []);
  return [...dots(from > 0), ...parts, ...dots(to < text.length)];
}

/** Where a word begins; of a text without spaces, no later than `latest`. */
function afterSpace(text: string, from: number, latest: number): number {
  const space = text.slice(from, latest).search(/\s/);
  return space === -1 ? from : from + space + 1;
}

function beforeSpace(text: string, to: number): number {
  const spaces = /\s\S*$/.exec(text.slice(0, to));
  return spaces === null || to - spaces.index > 40 ? to : spaces.index;
}
