import { sql } from '@payloadcms/db-postgres';
import type { FieldHook, PayloadRequest, TextField } from 'payload';
import { z } from 'zod';

import { downloads_texts, media_texts } from '@/platform/database/schema';
import { runInTransaction } from '@/platform/payload/in-transaction';
import { foldCase } from '@/platform/fold-case';

import { editors } from '../access';

/** In a list of tags nobody reads more. */
const most = 20;
const longest = 40;

const counted = z.object({ rows: z.array(z.object({ text: z.string() })) });

/** What has tags, each kind its own. */
export type Tagged = 'media' | 'downloads';
const tables = { media: media_texts, downloads: downloads_texts } as const;

export const isTagged = (slug: string | undefined): slug is Tagged =>
  slug !== undefined && Object.hasOwn(tables, slug);

/** The tags that pictures, or files, have, most used first. */
export async function listTags(
  req: PayloadRequest,
  tagged: Tagged,
  limit: number,
): Promise<string[]> {
  const table = tables[tagged];
  const { text, path, parent } = table;
  const found = await runInTransaction(
    req,
    sql`SELECT ${text} AS "text" FROM ${table} WHERE ${path} = 'tags' AND ${text} <> ''
        GROUP BY 1 ORDER BY count(DISTINCT ${parent}) DESC, 1 LIMIT ${limit}`,
  );
  return counted.parse(found).rows.map((row) => row.text);
}

const given = z.array(z.string()).catch([]);

/** “ Team  photo” is the tag “team photo” that is there: one tag has one spelling. */
const inOneSpelling: FieldHook = async ({ collection, value, req }) => {
  const words = given.parse(value).map((tag) => tag.replaceAll(/\s+/g, ' ').trim());
  const named = words.filter((tag) => tag !== '');
  if (named.length === 0 || !isTagged(collection?.slug)) return [];
  const there = await listTags(req, collection.slug, 5000);
  const known = new Map(there.map((tag) => [foldCase(tag), tag]));
  return [
    ...new Map(named.map((tag) => [foldCase(tag), known.get(foldCase(tag)) ?? tag])).values(),
  ];
};

export const tagsField: TextField = {
  name: 'tags',
  type: 'text',
  hasMany: true,
  maxLength: longest,
  maxRows: most,
  // Files are looked for by their tags, and a list is filtered by one.
  index: true,
  // Words of the house: whoever sees a file has no need of them.
  access: { read: ({ req }) => editors({ req }) },
  hooks: { beforeValidate: [inOneSpelling] },
  admin: {
    description: 'Words to find it by: “team”, “office”, “2026”. Press Enter after each.',
    placeholder: 'Type a word',
    components: {
      Cell: '/src/panel/media/cells#TagsCell',
      Field: '/src/panel/media/tags-field#TagsField',
    },
  },
};
