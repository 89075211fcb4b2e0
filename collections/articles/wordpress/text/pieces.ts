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
  const nodes = [...line];
  const trim = (at: 0 | -1, blank: RegExp) => {
    for (let node = nodes.at(at); node !== undefined; node = nodes.at(at)) {
      const text = textOf(node);
      if (text === undefined && node.type !== 'linebreak') return;
      const left = text?.replace(blank, '') ?? '';
      if (left !== '') {
        nodes.splice(at, 1, { ...node, text: left });
        return;
      }
      nodes.splice(at, 1);
    }
  };
  trim(0, /^\s+/);
  trim(-1, /\s+$/);
  return isBlank(nodes) ? [] : nodes;
}

const textOf = (node: TextNode): string | undefined =>
  'text' in node && typeof node['text'] === 'string' ? node['text'] : undefined;

const isBlank = (nodes: readonly TextNode[]): boolean =>
  nodes.every((node) => node.type === 'linebreak' || textOf(node)?.trim() === '');
