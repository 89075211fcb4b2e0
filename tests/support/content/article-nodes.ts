import type { Article } from '@/payload-types';

export type Node = Article['body']['root']['children'][number];

const common = { version: 1, format: '', indent: 0, direction: null } as const;

export const words = (text: string, format = 0): Node => ({
  ...{ type: 'text', version: 1, text, format, style: '', mode: 'normal', detail: 0 },
});

export const paragraph = (...children: (string | Node)[]): Node => ({
  ...{ type: 'paragraph', ...common },
  children: children.map((each) => (typeof each === 'string' ? words(each) : each)),
});

const cell = (text: string | Node, headerState: number): Node => ({
  ...{ type: 'tablecell', ...common, headerState, colSpan: 1, rowSpan: 1, backgroundColor: null },
  children: [paragraph(text)],
});

/** Its first row and its first column head the others. */
export const table = (...rows: (string | Node)[][]): Node => ({
  ...{ type: 'table', ...common },
  children: rows.map((texts, row) => ({
    ...{ type: 'tablerow', ...common },
    children: texts.map((text, at) => cell(text, (row === 0 ? 1 : 0) + (at === 0 ? 2 : 0))),
  })),
});

const ofBlock = (fields: object): Node => ({
  ...{ type: 'block', version: 2, format: '' },
  fields: { id: crypto.randomUUID(), blockName: '', ...fields },
});

export const code = (language: string | null, lines: string): Node =>
  ofBlock({ blockType: 'code', language, code: lines });

export const callout = (kind: string, ...children: Node[]): Node =>
  ofBlock({ blockType: 'callout', kind, text: textOf(...children) });

export const video = (fields: object): Node => ofBlock({ blockType: 'video', ...fields });

/** Stands among words. */
export const footnote = (...children: Node[]): Node => ({
  ...{ type: 'inlineBlock', version: 1 },
  fields: { id: crypto.randomUUID(), blockType: 'footnote', text: textOf(...children) },
});

export const link = (url: string, text: string): Node => ({
  ...{ type: 'link', ...common, id: crypto.randomUUID() },
  fields: { url, linkType: 'custom', newTab: false, doc: null },
  children: [words(text)],
});

export const textOf = (...children: Node[]): Article['body'] => ({
  root: { type: 'root', ...common, children },
});
