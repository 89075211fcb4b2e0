import type { Article } from '@/payload-types';
import { beginningOf } from '@/platform/plain-text';

import { longestCode } from '../../../article-text/code';
import type { TextNode } from '../../../article-text';

const common = { version: 1, format: '', indent: 0, direction: null } as const;

export const root = (children: TextNode[]): Article['body'] => ({
  root: { type: 'root', ...common, children },
});

/** Lexical's bits. */
export const formats = { bold: 1, italic: 2, code: 16, subscript: 32, superscript: 64 } as const;

export const words = (text: string, format: number): TextNode => ({
  ...{ type: 'text', version: 1, text, format, style: '', mode: 'normal', detail: 0 },
});

export const lineBreak: TextNode = { type: 'linebreak', version: 1 };

export const paragraph = (children: readonly TextNode[]): TextNode => ({
  ...{ type: 'paragraph', ...common, textFormat: 0, textStyle: '' },
  children: [...children],
});

export const heading = (tag: 'h2' | 'h3', children: readonly TextNode[]): TextNode => ({
  ...{ type: 'heading', ...common, tag },
  children: [...children],
});

export const quote = (children: readonly TextNode[]): TextNode => ({
  ...{ type: 'quote', ...common },
  children: [...children],
});

export const link = (url: string, children: readonly TextNode[]): TextNode => ({
  ...{ type: 'link', ...common, version: 3, id: crypto.randomUUID() },
  fields: { url, linkType: 'custom', newTab: false, doc: null },
  children: [...children],
});

export const list = (isNumbered: boolean, start: number, children: TextNode[]): TextNode => ({
  ...{ type: 'list', ...common, listType: isNumbered ? 'number' : 'bullet', start },
  tag: isNumbered ? 'ol' : 'ul',
  children,
});

export const listItem = (value: number, children: readonly TextNode[]): TextNode => ({
  ...{ type: 'listitem', ...common, value },
  children: [...children],
});

interface Cell {
  readonly headerState: number;
  readonly colSpan: number;
  readonly rowSpan: number;
  readonly children: readonly TextNode[];
}

export const cell = ({ children, ...given }: Cell): TextNode => ({
  ...{ type: 'tablecell', ...common, backgroundColor: null, ...given },
  children: [...children],
});

export const row = (children: TextNode[]): TextNode => ({
  ...{ type: 'tablerow', ...common },
  children,
});

export const table = (children: TextNode[]): TextNode => ({
  ...{ type: 'table', ...common },
  children,
});

/** As many blocks as it needs: one has its limit. */
export function codeBlocks(code: string): TextNode[] {
  const pieces: string[] = [];
  let rest = code;
  while (rest.length > longestCode) {
    const end = rest.lastIndexOf('\n', longestCode);
    const at = end > 0 ? end : beginningOf(rest, longestCode).length;
    pieces.push(rest.slice(0, at));
    rest = rest.slice(end > 0 ? at + 1 : at);
  }
  return [...pieces, rest].map((each) => ({
    ...{ type: 'block', version: 2, format: '' },
    fields: {
      ...{ id: crypto.randomUUID(), blockName: '', blockType: 'code' },
      ...{ language: null, code: each },
    },
  }));
}

/** It stands among words. */
export const footnote = (children: TextNode[]): TextNode => ({
  ...{ type: 'inlineBlock', version: 1 },
  fields: { id: crypto.randomUUID(), blockType: 'footnote', text: root(children) },
});
