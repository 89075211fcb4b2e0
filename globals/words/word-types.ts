import type { Config } from 'payload';

import { wordPages, type WordPage } from '@/words';

type Change = NonNullable<NonNullable<Config['typescript']>['schema']>[number];

const pages: readonly WordPage[] = wordPages;

/**
 * Leaves words out of the generated types, so that a new one changes no file but its own: what pages
 * get of them is typed by their list (`textsOf`).
 */
export const withoutWords: Change = ({ jsonSchema }) => {
  for (const { slug, tabs } of pages) {
    const of = jsonSchema.definitions?.[slug]?.properties;
    const select = jsonSchema.definitions?.[`${slug}_select`]?.properties;
    if (!of || !select) throw new Error(`Payload has no types of ${slug} any more`);
    delete of['words'];
    delete select['words'];
    for (const [tab, { words }] of Object.entries(tabs)) {
      for (const name of Object.keys(words)) delete of[tab]?.properties?.[name];
      of[tab] = { ...of[tab], additionalProperties: true };
      // By whole tabs alone.
      select[tab] = { type: 'boolean' };
    }
  }
  return jsonSchema;
};
