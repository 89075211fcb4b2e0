import {
  convertLexicalToHTML,
  LinkHTMLConverter,
  type HTMLConvertersFunction,
} from '@payloadcms/richtext-lexical/html';

import { env } from '@/env';
import type { Article } from '@/payload-types';
import type { SmallWords } from '@/words';
import { footnotesOf } from '~/collections/article-text';

import { toCallout } from './callout';
import { toCode } from './code';
import { toFigure } from './figure';
import { toFootnotes, toMark } from './footnotes';
import { toTable } from './table';
import { toVideo } from './video';

export const whole = (path: string): string => new URL(path, env.SERVER_URL).href;

interface Place {
  /** Where the article stands; whole. */
  readonly url: string;
  readonly words: SmallWords['articles'];
  /** Where documents stand that the site shows, by their ids. */
  readonly paths: Readonly<Record<string, string>>;
}

interface HasNode {
  readonly node: unknown;
}

/**
 * A text for readers elsewhere, in plain elements: addresses are whole, and a link to what the site does
 * not show leads to the list.
 */
export function toHtml(body: Article['body'], place: Place): string {
  const footnotes = footnotesOf(body);
  const { url, words } = place;
  const inner = (text: Article['body']) => toHtml(text, place);
  const converters: HTMLConvertersFunction = ({ defaultConverters }) => ({
    ...defaultConverters,
    ...linksTo(place.paths),
    table: ({ node, nodesToHTML }) =>
      toTable(node, (nodes) => nodesToHTML({ nodes: [...nodes] }).join('')),
    tablerow: '',
    tablecell: '',
    upload: ({ node }) => toFigure(node),
    blocks: {
      code: ({ node }: HasNode) => toCode(node),
      callout: ({ node }: HasNode) => toCallout(node, words, inner),
      video: ({ node }: HasNode) => toVideo(node, words),
    },
    inlineBlocks: { footnote: ({ node }) => toMark(footnotes.indexOf(node) + 1, url) },
    unknown: '',
  });
  const html = convertLexicalToHTML({ data: body, disableContainer: true, converters });
  return withWholeAddresses(html) + toFootnotes(footnotes, words, inner);
}

const linksTo = (paths: Place['paths']) =>
  LinkHTMLConverter({
    internalDocToHref: ({ linkNode }) => {
      const value = linkNode.fields.doc?.value;
      const id = typeof value === 'object' ? value.id : value;
      return whole(paths[String(id)] ?? '/insights');
    },
  });

const withWholeAddresses = (html: string): string =>
  html.replaceAll(
    / (href|src)="(\/(?!\/)[^"]*)"/g,
    (_, name: string, path: string) => ` ${name}="${whole(path)}"`,
  );
