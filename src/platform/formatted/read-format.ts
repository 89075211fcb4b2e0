import { readPicture, type PictureLine } from './pictures';

/** A part of a line. */
export type Span =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'bold'; readonly spans: readonly Span[] }
  | { readonly kind: 'link'; readonly address: string; readonly text: string };

export type Line = readonly Span[];

export type Block =
  | { readonly kind: 'paragraph'; readonly lines: readonly Line[] }
  | ({ readonly kind: 'picture' } & PictureLine)
  /** `first` numbers it; null where it has dots. */
  | { readonly kind: 'list'; readonly first: number | null; readonly items: readonly Line[] };

/** A link with words of its own, an address, and what stands between two stars: in that order. */
const marks =
  /\[(?<words>[^\][\n]{1,200})\]\((?<to>(?:https?:\/\/|mailto:)[^\s()<>"]+)\)|(?<bare>https?:\/\/[^\s<>"]+)|(?<![\p{L}\p{N}*])\*\*(?<bold>[^\s*](?:[^\n*]{0,500}[^\s*])?)\*\*(?![\p{L}\p{N}*])/giu;

/** What ends a sentence is no part of an address in it; nor is a bracket that began before it. */
function addressIn(found: string): string {
  const ending = found.includes('(') ? ".,;:!?'’”" : ".,;:!?'’”)";
  let end = found.length;
  while (ending.includes(found.charAt(end - 1))) end -= 1;
  return found.slice(0, end);
}

function spansOf(text: string): Span[] {
  const spans: Span[] = [];
  let from = 0;
  for (const { index, 0: whole, groups } of text.matchAll(marks)) {
    const { words, to, bare, bold } = groups ?? {};
    const used = bare === undefined ? whole : addressIn(bare);
    if (index > from) spans.push({ kind: 'text', text: text.slice(from, index) });
    if (bold !== undefined) spans.push({ kind: 'bold', spans: spansOf(bold) });
    else spans.push({ kind: 'link', address: to ?? used, text: words ?? used });
    from = index + used.length;
  }
  if (from < text.length) spans.push({ kind: 'text', text: text.slice(from) });
  return spans;
}

interface Item {
  /** Null where it has a dot. */
  readonly number: number | null;
  readonly text: string;
}

function itemOf(line: string): Item | null {
  const [, dotted, digits, numbered = ''] = /^(?:- (\S.*)|(\d{1,3})\. (\S.*))$/.exec(line) ?? [];
  if (dotted !== undefined) return { number: null, text: dotted };
  // `007. ` would come back as 7.
  return digits && String(Number(digits)) === digits
    ? { number: Number(digits), text: numbered }
    : null;
}

const follows = (item: Item, before: Item): boolean =>
  before.number === null ? item.number === null : item.number === before.number + 1;

/** Items from here on that belong to one list. */
function listAt(lines: readonly string[], start: number): readonly Item[] {
  const items: Item[] = [];
  for (let at = start; at < lines.length; at += 1) {
    const item = itemOf(lines[at] ?? '');
    const before = items.at(-1);
    if (!item || (before && !follows(item, before))) break;
    items.push(item);
  }
  return items;
}

/**
 * A text as it is meant that was written with a little notation: an empty line between paragraphs,
 * `**bold**`, `[words](https://…)`, and lists of at least two lines that begin with `- ` or with `1. `,
 * `2. `. Everything else stands for itself: one star, an underscore, a single line with a dash.
 * @param has whether there is a picture of that name: then a line of its own puts it there
 */
export function readFormat(
  text: string,
  has: (name: string) => boolean = () => false,
): readonly Block[] {
  const lines = text.split('\n');
  const blocks: Block[] = [];
  let paragraph: Line[] = [];
  const endParagraph = () => {
    if (paragraph.length > 0) blocks.push({ kind: 'paragraph', lines: paragraph });
    paragraph = [];
  };
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const items = listAt(lines, at);
    const picture = readPicture(line);
    if (picture && has(picture.name)) {
      endParagraph();
      blocks.push({ kind: 'picture', ...picture });
    } else if (items.length > 1) {
      endParagraph();
      const first = items[0]?.number ?? null;
      blocks.push({ kind: 'list', first, items: items.map((item) => spansOf(item.text)) });
      at += items.length - 1;
    } else if (line.trim() === '') endParagraph();
    else paragraph.push(spansOf(line));
  }
  endParagraph();
  return blocks;
}
