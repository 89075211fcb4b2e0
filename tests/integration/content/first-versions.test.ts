import { sql } from 'drizzle-orm';
import { createLocalReq } from 'payload';
import { hasDraftsEnabled } from 'payload/shared';
import { expect, test } from 'vitest';

import { wordPages } from '@/words';
import * as firstVersions from '~/migrations/20261122_085820_first_versions';

import { payload } from '../../support/payload';

const { drizzle: db } = payload.db;

const collections = Object.values(payload.collections)
  .map(({ config }) => config)
  .filter(hasDraftsEnabled)
  .map(({ slug }) => slug)
  // Younger than drafts.
  .filter((slug) => slug !== 'claims');
const globals = payload.config.globals
  .filter(hasDraftsEnabled)
  .map(({ slug }) => slug)
  .filter((slug) => !wordPages.some((page) => page.slug === slug));

/** As a database is that has never heard of drafts. */
async function forgetDrafts() {
  for (const slug of [...collections, ...globals]) {
    const table = slug.replaceAll('-', '_');
    await db.execute(sql.raw(`TRUNCATE _${table}_v CASCADE`));
    await db.execute(sql.raw(`UPDATE ${table} SET _status = 'draft'`));
  }
}

const all = { depth: 0, pagination: false, sort: 'id' } as const;
test('what stood on the site before there were drafts is published, and its own first version', async () => {
  await forgetDrafts();
  await firstVersions.up({ db, payload, req: await createLocalReq({}, payload) });
  for (const collection of collections) {
    const { docs } = await payload.find({ collection, ...all });
    expect(docs.length).toBeGreaterThan(2);
    expect((await payload.find({ collection, draft: true, ...all })).docs).toEqual(docs);
    expect(docs.map((doc) => ({ ...doc, _status: 'published' }))).toEqual(docs);
  }
  for (const slug of globals) {
    const stored = await payload.findGlobal({ slug, depth: 0 });
    const { docs } = await payload.findGlobalVersions({ slug, depth: 0 });
    expect(docs).toHaveLength(1);
    const own = { id: undefined, globalType: undefined };
    expect({ ...docs[0]?.version, ...own }).toEqual({ ...stored, ...own });
  }
});
