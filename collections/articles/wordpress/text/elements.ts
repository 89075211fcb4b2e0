import type { TextNode } from '../../../article-text';
import type { HtmlNode } from '../file/html';
import { unseen, wordsIn } from '../file/plain-words';

import { addressOf, isPictureFile } from './addresses';
import {
  addBelow,
  attributeOf,
  childrenOf,
  isElement,
  type Element,
  type ReadElement,
  type Wanted,
} from './dom';
import { figure, picture } from './figures';
import { readList } from './lists';
import {
  codeBlocks,
  footnote,
  formats,
  heading,
  link,
  lineBreak,
  paragraph,
  quote,
  words,
} from './nodes';
import { toBlocks, trimmed, type Piece } from './pieces';
import { readTable } from './tables';

/** The blocks that nodes make: paragraphs, and what stands between these. */
export const ofElements = (nodes: readonly HtmlNode[], wanted: Wanted): TextNode[] =>
  toBlocks(piecesOf(nodes, wanted)).map((block) => asEmbed(block, wanted));

/** Nobody writes so deep by hand; what lies deeper comes along as words. */
const deepest = 60;

function piecesOf(nodes: readonly HtmlNode[], wanted: Wanted): Piece[] {
  const depth = (wanted.depth ?? 0) + 1;
  if (depth > deepest) return ofText(wordsIn(nodes), wanted);
  return nodes.flatMap((node): Piece[] => {
    if (node.nodeName === '#text' && 'value' in node) return ofText(node.value, wanted);
    return isElement(node) && !unseen.has(node.tagName)
      ? ofElement(node, { ...wanted, depth })
      : [];
  });
}

function ofText(text: string, { hasOwnLines, format = 0 }: Wanted): Piece[] {
  const among = (part: string): Piece[] =>
    part === '' ? [] : [{ among: words(part.replaceAll(/[^\S\u00a0]+/g, ' '), format) }];
  const lines = (part: string) =>
    hasOwnLines
      ? part.split('\n').flatMap((each, at) => [...(at > 0 ? [endOfLine] : []), ...among(each)])
      : among(part);
  return text
    .split(/\n[^\S\n]*\n\s*/)
    .flatMap((part, at) => [...(at > 0 ? [endOfParagraph] : []), ...lines(part)]);
}

const [endOfLine, endOfParagraph] = ['end of line', 'end of paragraph'] as const;

const inline: ReadonlyMap<string, number> = new Map<string, number>([
  ...['strong', 'b'].map((name) => [name, formats.bold] as const),
  ...['em', 'i', 'cite', 'dfn', 'var'].map((name) => [name, formats.italic] as const),
  ...['code', 'kbd', 'samp', 'tt'].map((name) => [name, formats.code] as const),
  ['sub', formats.subscript],
  ['sup', formats.superscript],
]);

/** Others stand among words, and only what is in them counts. */
const blocks = new Set(
  'p div section article header footer main nav aside address center details summary dl dt dd fieldset legend form figcaption caption hgroup body html'.split(
    ' ',
  ),
);

/** Fields of a form say nothing without it. */
const controls = new Set('input select textarea option button datalist'.split(' '));

/** Other sites in frames, and what plays. */
const players = new Set(['iframe', 'video', 'audio', 'source']);

const reads: ReadonlyMap<string, ReadElement> = new Map<string, ReadElement>([
  ...['h1', 'h2'].map((name) => [name, headingOf('h2')] as const),
  ...['h3', 'h4', 'h5', 'h6'].map((name) => [name, headingOf('h3')] as const),
  ['blockquote', quoteOf],
  ['ul', readList],
  ['ol', readList],
  ['table', readTable],
  ['figure', figure],
  ['img', picture],
  ['pre', codeOf],
]);

function ofElement(element: Element, wanted: Wanted): Piece[] {
  const { tagName, childNodes } = element;
  const between = (nodes: readonly TextNode[]): Piece[] => [
    endOfParagraph,
    ...nodes.map((each): Piece => ({ between: each })),
    endOfParagraph,
  ];
  const read = reads.get(tagName);
  if (read) return between(read(element, wanted, ofElements));
  if (tagName === 'br') return [endOfLine];
  if (tagName === 'hr') return [endOfParagraph];
  if (tagName === 'a') return ofLink(element, wanted);
  if (tagName === 'sup' && attributeOf(element, 'data-fn') !== '')
    return ofFootnote(element, wanted);
  if (players.has(tagName)) return ofPlayer(element, wanted);
  if (controls.has(tagName)) return [];
  const format = (wanted.format ?? 0) | (inline.get(tagName) ?? 0);
  const inside = piecesOf(childNodes, { ...wanted, format });
  return blocks.has(tagName) ? between(toBlocks(inside)) : inside;
}

/** An address that stands alone is shown by WordPress as what it leads to. */
function asEmbed(block: TextNode, wanted: Wanted): TextNode {
  const [only, ...others] = block.type === 'paragraph' ? childrenOf(block) : [];
  const text: unknown = only?.['text'];
  if (others.length > 0 || typeof text !== 'string') return block;
  const address = addressOf(text);
  if (address === undefined || !/^https?:\/\/[^\s<>"]+$/i.test(text)) return block;
  return paragraph([link(wanted.link(address), [words(text, 0)])]);
}

function ofLink(element: Element, wanted: Wanted): Piece[] {
  const pieces = piecesOf(element.childNodes, wanted);
  const href = addressOf(attributeOf(element, 'href'));
  if (href === undefined) return pieces;
  const url = wanted.link(href);
  const made: Piece[] = [];
  let label: TextNode[] = [];
  const end = () => {
    if (trimmed(label).length > 0) made.push({ among: link(url, label) });
    label = [];
  };
  for (const piece of pieces) {
    if (piece === 'end of line') label.push(lineBreak);
    else if (typeof piece === 'object' && 'among' in piece && !isLink(piece.among))
      label.push(piece.among);
    else {
      end();
      made.push(piece);
    }
  }
  end();
  // A picture that leads to another page than its own file: the way there stays.
  const hasWords = made.some((piece) => typeof piece === 'object' && 'among' in piece);
  const hasPicture = made.some((piece) => typeof piece === 'object' && 'between' in piece);
  if (hasWords || !hasPicture || isPictureFile(href)) return made;
  return [...made, endOfParagraph, { among: link(url, [words(href, 0)]) }, endOfParagraph];
}

const isLink = ({ type }: TextNode): boolean => type === 'link';

function ofFootnote(element: Element, wanted: Wanted): Piece[] {
  const nodes = wanted.footnote(attributeOf(element, 'data-fn'));
  return nodes === undefined
    ? piecesOf(element.childNodes, wanted)
    : [{ among: footnote(footnoteText(nodes, wanted)) }];
}

/** Words, lists and links: no part of a text stands within another. */
const footnoteText = (nodes: readonly HtmlNode[], wanted: Wanted): TextNode[] =>
  ofElements(nodes, {
    ...wanted,
    picture: () => undefined,
    footnote: () => undefined,
  }).flatMap((block) => {
    if (block.type === 'paragraph' || block.type === 'list') return [block];
    return childrenOf(block).length > 0 ? [paragraph(childrenOf(block))] : [];
  });

function ofPlayer(element: Element, wanted: Wanted): Piece[] {
  const address = addressOf(attributeOf(element, 'src'));
  if (address === undefined) return piecesOf(element.childNodes, wanted);
  const name = attributeOf(element, 'title').trim() || address;
  return [endOfParagraph, { among: link(wanted.link(address), [words(name, 0)]) }, endOfParagraph];
}

function headingOf(tag: 'h2' | 'h3'): ReadElement {
  return ({ childNodes }, wanted) =>
    ofElements(childNodes, wanted).map((block) =>
      block.type === 'paragraph' ? heading(tag, childrenOf(block)) : block,
    );
}

function quoteOf({ childNodes }: Element, wanted: Wanted): TextNode[] {
  const made: TextNode[] = [];
  let lines: TextNode[] = [];
  const end = () => {
    if (lines.length > 0) made.push(quote(lines));
    lines = [];
  };
  for (const block of ofElements(childNodes, wanted)) {
    if (block.type === 'paragraph' || block.type === 'heading' || block.type === 'quote')
      addBelow(lines, childrenOf(block));
    else {
      end();
      made.push(block);
    }
  }
  end();
  return made;
}

function codeOf(element: Element, wanted: Wanted): TextNode[] {
  // Verse is words whose lines are meant.
  if (attributeOf(element, 'class').includes('wp-block-verse'))
    return ofElements(element.childNodes, { ...wanted, hasOwnLines: true });
  const text = codeIn(element.childNodes).replace(/^\n|\n$/g, '');
  return text.trim() === '' ? [] : codeBlocks(text);
}

const codeIn = (nodes: readonly HtmlNode[]): string =>
  nodes
    .map((node) => {
      if (!isElement(node)) return wordsIn([node]);
      return node.tagName === 'br' ? '\n' : wordsIn([node]);
    })
    .join('');
