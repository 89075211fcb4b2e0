import type { CollectionSlug } from 'payload';
import { hasDraftsEnabled } from 'payload/shared';
import { z } from 'zod';

import { nameOf } from '~/collections/deletion/find-uses';

import { inTurn } from '@/platform/database/in-turn';
import { jobsSlug, publishTask } from '@/platform/payload/own-collections';
import { addressOfGlobal, addressOfList } from '@/platform/payload/panel/addresses';

import { count, oneOrMany, someIds, type Reading, type WaitingWork } from './reading';

const status = z.object({ _status: z.string().nullish() });

/** What is written and that visitors do not see yet. */
export async function findDrafts(reading: Reading): Promise<WaitingWork[]> {
  const { payload, user, req } = reading;
  const what = 'with words that are not published';
  const ofCollections = await ofEachKind(reading, what, async (slug) => ({
    count: await count(reading, slug, { _status: { equals: 'draft' } }, true),
    href: addressOfList(slug, 'where[_status][equals]=draft'),
  }));
  const globals = payload.config.globals.filter(hasDraftsEnabled);
  const ofGlobals = await inTurn(globals, async ({ slug, label }) => {
    const as = { depth: 0, overrideAccess: false, user, req } as const;
    const select = { _status: true } as const;
    const latest = status.parse(await payload.findGlobal({ slug, draft: true, select, ...as }));
    return {
      count: latest._status === 'draft' ? 1 : 0,
      what: `${nameOf(label)} ${what}`,
      href: addressOfGlobal(slug),
    };
  });
  return [...ofCollections, ...ofGlobals];
}

const job = z.object({
  input: z.object({
    doc: z.object({ relationTo: z.string(), value: z.string() }).nullish(),
    global: z.string().nullish(),
  }),
});

/** What is to be published or taken off the site at a date. Editors may not read the queue of jobs. */
export async function findScheduled(reading: Reading): Promise<WaitingWork[]> {
  const { payload, req } = reading;
  const { docs } = await payload.find({
    collection: jobsSlug,
    where: { taskSlug: { equals: publishTask }, completedAt: { exists: false } },
    pagination: false,
    depth: 0,
    overrideAccess: true,
    req,
  });
  const inputs = docs.map((each) => job.parse(each).input);
  const what = 'with a date ahead';
  const ofCollections = await ofEachKind(reading, what, async (slug) => {
    const ids = inputs.flatMap(({ doc }) => (doc?.relationTo === slug ? [doc.value] : []));
    const where = { id: { in: [...new Set(ids)] } };
    return {
      count: ids.length === 0 ? 0 : await count(reading, slug, where, true),
      href: addressOfList(slug, someIds(ids)),
    };
  });
  const ofGlobals = payload.config.globals.map(({ slug, label }) => ({
    count: inputs.some(({ global }) => global === slug) ? 1 : 0,
    what: `${nameOf(label)} ${what}`,
    href: addressOfGlobal(slug),
  }));
  return [...ofCollections, ...ofGlobals];
}

/** A line for each kind of document that has drafts. */
const ofEachKind = (
  { payload }: Reading,
  what: string,
  find: (slug: CollectionSlug) => Promise<Omit<WaitingWork, 'what'>>,
): Promise<WaitingWork[]> =>
  inTurn(payload.config.collections.filter(hasDraftsEnabled), async ({ slug, labels }) => {
    const found = await find(slug);
    const label = oneOrMany(found.count, labelOf(labels.singular), labelOf(labels.plural));
    return { ...found, what: `${nameOf(label)} ${what}` };
  });

const labelOf = (label: unknown) => z.string().catch('documents').parse(label);
