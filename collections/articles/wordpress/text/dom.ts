import type { DefaultTreeAdapterTypes } from 'parse5';

import type { TextNode } from '../../../article-text';
import type { HtmlNode } from '../file/html';

import { lineBreak } from './nodes';

export type Element = DefaultTreeAdapterTypes.Element;

/** What a text is read with. */
export interface Wanted {
  readonly picture: (address: string, alt: string) => string | undefined;
  readonly link: (address: string) => string;
  readonly footnote: (id: string) => readonly HtmlNode[] | undefined;
  /** The editor before that of blocks ended lines and paragraphs by ends of lines. */
  readonly hasOwnLines: boolean;
  readonly format?: number;
  readonly depth?: number;
  /** In how many lists it stands. */
  readonly lists?: number;
}

/** The blocks that nodes make: paragraphs, and what stands between these. */
export type ReadNodes = (nodes: readonly HtmlNode[], wanted: Wanted) => TextNode[];

/** What an element makes. @param read for what is in it */
export type ReadElement = (element: Element, wanted: Wanted, read: ReadNodes) => TextNode[];

export const isElement = (node: HtmlNode): node is Element => 'tagName' in node;

export const attributeOf = (element: Element, name: string): string =>
  element.attrs.find((each) => each.name === name)?.value ?? '';

export const childrenOf = (node: TextNode): TextNode[] => {
  const children: unknown = node['children'];
  return Array.isArray(children) ? children.filter(isTextNode) : [];
};

const isTextNode = (given: unknown): given is TextNode =>
  typeof given === 'object' && given !== null && 'type' in given && 'version' in given;

/** Adds others below lines. */
export function addBelow(lines: TextNode[], more: readonly TextNode[]): void {
  if (lines.length > 0 && more.length > 0) lines.push(lineBreak);
  for (const each of more) lines.push(each);
}
