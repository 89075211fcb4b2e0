import { parse, parseFragment, type DefaultTreeAdapterMap } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];

export interface MarkupElement {
  /** In lower case. */
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  /** Of a script or a style, its code. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Where its end tag begins: a browser does not run a script whose end tag never came. */
  readonly endTag: number | undefined;
}

interface InlineCode {
  readonly scripts: readonly string[];
  /** Of `<style>` elements and of `style` attributes. */
  readonly styles: readonly string[];
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly html: string;
}

// Without scripts a browser reads what is in <noscript>, and its styles need a place in the policy.
const options = { sourceCodeLocationInfo: true, scriptingEnabled: false };

/**
 * An HTML document as browsers read it. Elements are taken out, replaced and added by where they
 * stand, so all the rest keeps its bytes.
 */
export class Markup {
  readonly elements: readonly MarkupElement[];
  readonly #edits: Edit[] = [];
  readonly #gone = new Set<MarkupElement>();
  readonly #added: MarkupElement[] = [];
  readonly #html: string;
  readonly #endOfHead: number | undefined;

  constructor(html: Buffer) {
    this.#html = html.toString('utf8');
    this.elements = elementsOf(parse(this.#html, options));
    this.#endOfHead = this.elements.find(({ name }) => name === 'head')?.endTag;
  }

  remove(element: MarkupElement): void {
    this.replace(element, '');
  }

  replace(element: MarkupElement, html: string): void {
    this.#gone.add(element);
    this.#write({ start: element.start, end: element.end, html });
  }

  /** Writes something behind all that is in the head. A document without a head stays as it is. */
  addToHead(html: string): void {
    if (this.#endOfHead !== undefined)
      this.#write({ start: this.#endOfHead, end: this.#endOfHead, html });
  }

  #write(edit: Edit): void {
    this.#edits.push(edit);
    if (edit.html !== '') this.#added.push(...elementsOf(parseFragment(edit.html, options)));
  }

  toBuffer(): Buffer {
    const pieces: string[] = [];
    let at = 0;
    for (const { start, end, html } of this.#edits.toSorted((a, b) => a.start - b.start)) {
      pieces.push(this.#html.slice(at, start), html);
      at = end;
    }
    return Buffer.from([...pieces, this.#html.slice(at)].join(''));
  }

  /** What a content security policy names by hash: all inline code that a browser would run. */
  get inlineCode(): InlineCode {
    const left = this.elements.filter((element) => !this.#gone.has(element));
    const all = [...left, ...this.#added];
    const closed = all.filter(({ endTag }) => endTag !== undefined);
    return {
      scripts: closed.filter(isRun).map(({ text }) => text),
      styles: [
        ...closed.filter(({ name }) => name === 'style').map(({ text }) => text),
        ...all.flatMap(({ attributes }) => attributes.get('style') ?? []),
      ],
    };
  }
}

const scriptType =
  /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;

const isRun = ({ name, attributes }: MarkupElement): boolean =>
  name === 'script' &&
  !attributes.has('src') &&
  scriptType.test((attributes.get('type') ?? '').trim());

/** Those that are written in the document, in their order. */
function elementsOf(node: Node): readonly MarkupElement[] {
  const found: MarkupElement[] = [];
  const waiting: Node[] = [node];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if ('tagName' in next && next.sourceCodeLocation) {
      const { startOffset, endOffset, endTag } = next.sourceCodeLocation;
      found.push({
        name: next.tagName,
        attributes: new Map(next.attrs.map(({ name, value }) => [name, value])),
        text: next.childNodes.map((child) => ('value' in child ? child.value : '')).join(''),
        start: startOffset,
        end: endOffset,
        endTag: endTag?.startOffset,
      });
    }
    if ('content' in next) waiting.push(next.content);
    if ('childNodes' in next) waiting.push(...next.childNodes.toReversed());
  }
  return found;
}
