import { markOfField, type ContentText } from './content-texts';
import { markTaken } from './take-marks';

/** Where a piece of a text stands, and which field holds it; none holds a fixed wording. */
export interface Match {
  readonly element: Element;
  readonly field: ContentText | undefined;
}

/** Lines break elsewhere on a page than in a field, and a text may lie in several elements. */
const plain = (text: string) => text.replaceAll(/\s+/g, '');

/** Shorter ones stand in too many others. */
const shortestPart = 3;
const shortestPiece = 12;

/**
 * Finds for each text on the page the field that holds it: by the mark that it carries, and where it
 * has none, by its words. Where two fields say the same, the document wins that has more on the page.
 */
export function matchTexts(texts: readonly ContentText[], root: Element): Match[] {
  const fields = new Fields(texts);
  const found = [...textNodes(root)].map((node) => ({
    ...fields.candidates(node),
    own: fields.marked(markAt(node)),
    parent: node.parentElement ?? root,
  }));
  const weight = new Map<string, number>();
  for (const { candidates } of found) {
    const [only, ...others] = new Set(candidates.map(documentOf));
    if (only !== undefined && others.length === 0) weight.set(only, (weight.get(only) ?? 0) + 1);
  }
  const weightOf = (field: ContentText) => weight.get(documentOf(field)) ?? 0;
  return found.map(({ element, candidates, own, parent }) => {
    if (own) return { element: candidates.some(isSame(own)) ? element : parent, field: own };
    const most = Math.max(...candidates.map(weightOf));
    return { element, field: candidates.find((field) => weightOf(field) === most) };
  });
}

const isSame = (one: ContentText) => (other: ContentText) => one.href === other.href;

/** Its own, or that of the text which it begins: the mark stands at the end of a text. */
function markAt(node: Text): string | undefined {
  for (let next: Node | null = node; next !== null; next = next.nextSibling) {
    const mark = next instanceof Text ? markTaken(next) : undefined;
    if (mark !== undefined) return mark;
  }
  return undefined;
}

const documentOf = ({ href }: ContentText) => href.split('?')[0] ?? '';

interface Candidates {
  readonly element: Element;
  readonly candidates: readonly ContentText[];
}

class Fields {
  readonly #byWords = new Map<string, ContentText[]>();
  readonly #byMark = new Map<string, ContentText>();
  /** Texts with a number in them that the page fills in: “{projects} systems”. */
  readonly #patterns: [RegExp, ContentText][] = [];
  readonly #longest: number;

  constructor(texts: readonly ContentText[]) {
    for (const each of texts) {
      this.#byMark.set(markOfField(each), each);
      for (const part of new Set([each.text, ...each.text.split(/\n\s*\n/)].map(plain)))
        this.#byWords.set(part, [...(this.#byWords.get(part) ?? []), each]);
      if (/\{\w+\}/.test(each.text)) this.#patterns.push([patternOf(each.text), each]);
    }
    this.#longest = Math.max(0, ...[...this.#byWords.keys()].map(({ length }) => length));
  }

  marked(mark: string | undefined): ContentText | undefined {
    return mark === undefined ? undefined : this.#byMark.get(mark);
  }

  candidates(node: Text): Candidates {
    const parent = node.parentElement ?? document.body;
    for (let element = parent; ;) {
      const words = plain(element.textContent);
      if (words.length > this.#longest * 2) break;
      const exact = this.#byWords.get(words) ?? this.#filled(words);
      if (exact) return { element, candidates: exact };
      if (element.parentElement === null) break;
      element = element.parentElement;
    }
    return { element: parent, candidates: this.#around(plain(node.data)) };
  }

  #filled(words: string): ContentText[] | undefined {
    const match = this.#patterns.find(([pattern]) => pattern.test(words));
    return match && [match[1]];
  }

  /** A field that is a part of these words, or of which they are a part. */
  #around(words: string): ContentText[] {
    const keys = [...this.#byWords.keys()];
    const inside = keys.filter((key) => key.length >= shortestPart && words.includes(key));
    const outside = words.length >= shortestPiece ? keys.filter((key) => key.includes(words)) : [];
    const longest = inside.sort((one, other) => other.length - one.length)[0] ?? outside[0];
    return longest === undefined ? [] : (this.#byWords.get(longest) ?? []);
  }
}

const patternOf = (text: string) =>
  new RegExp(
    `^${plain(text)
      .split(/\{\w+\}/)
      .map(escaped)
      .join('\\S{1,24}')}$`,
  );

const escaped = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&');

function* textNodes(root: Element): Generator<Text> {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
    if (node instanceof Text && /[\p{L}\p{N}]/u.test(node.data) && isShown(node)) yield node;
}

const isShown = ({ parentElement }: Text) =>
  parentElement?.closest('script, style, noscript, template, #preview-bar') === null;
