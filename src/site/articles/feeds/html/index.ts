import { convertLexicalToHTML, LinkHTMLConverter } from '@payloadcms/richtext-lexical/html';

import { env } from '@/env';
import type { Article } from '@/payload-types';

import { toFigure } from './figure';
import { toTable } from './table';

export const whole = (path: string): string => new URL(path, env.SERVER_URL).href;

/**
 * A text for readers elsewhere, in plain elements: addresses are whole, and a link to what the site does
 * not show leads to the list.
 */
export const toHtml = (body: Article['body'], paths: Readonly<Record<string, string>>): string =>
  convertLexicalToHTML({
    data: body,
    disableContainer: true,
    converters: ({ defaultConverters }) => ({
      ...defaultConverters,
      ...LinkHTMLConverter({
        internalDocToHref: ({ linkNode }) => {
          const value = linkNode.fields.doc?.value;
          const id = typeof value === 'object' ? value.id : value;
          return whole(paths[String(id)] ?? '/insights');
        },
      }),
      table: ({ node, nodesToHTML }) =>
        toTable(node, (nodes) => nodesToHTML({ nodes: [...nodes] }).join('')),
      tablerow: '',
      tablecell: '',
      upload: ({ node }) => toFigure(node),
      unknown: '',
    }),
  }).replaceAll(
    / (href|src)="(\/(?!\/)[^"]*)"/g,
    (_, name: string, path: string) => ` ${name}="${whole(path)}"`,
  );
