import type { TextNode } from '../../../article-text';

import { lineBreak, paragraph } from './nodes';

/**
 * What an element is made of, in its order: words and other nodes among them, ends of lines and paragraphs,
 * and nodes that stand between paragraphs.
 */
export type Piece =
  | { readonly among: TextNode }
  | { readonly between: TextNode }
  | 'end of line'
  | 'end of paragraph';

/** Paragraphs of what stands among words, and what stands between them. */
export function toBlocks(pieces: readonly Piece[]): TextNode[] {
  const blocks: TextNode[] = [];
  let line: TextNode[] = [];
  const end = () => {
    const children = trimmed(line);
    if (children.length > 0) blocks.push(paragraph(children));
    line = [];
  };
  for (const piece of pieces) {
    if (piece === 'end of line') line.push(lineBreak);
    else if (piece === 'end of paragraph') end();
    else if ('among' in piece) line.push(piece.among);
    else {
      end();
      blocks.push(piece.between);
    }
  }
  end();
  return blocks;
}

/** Without spaces and ends of lines on either side, which mean nothing there. */
export function trimmed(line: readonly TextNode[]): TextNode[] {
  const first = line.findIndex((node) => !isEmpty(node));
  if (first < 0) return [];
  const last = line.findLastIndex((node) => !isEmpty(node));
  return line.slice(first, last + 1).map((node, at) => {
    const text = textOf(node);
    if (text === undefined) return node;
    const begun = at === 0 ? text.trimStart() : text;
    return { ...node, text: at === last - first ? begun.trimEnd() : begun };
  });
}

const textOf = (node: TextNode): string | undefined =>
  'text' in node && typeof node['text'] === 'string' ? node['text'] : undefined;

const isEmpty = (node: TextNode): boolean =>
  node.type === 'linebreak' || textOf(node)?.trim() === '';
