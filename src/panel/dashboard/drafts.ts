import { hasDraftsEnabled } from 'payload/shared';
import { z } from 'zod';

import { nameOf } from '~/collections/deletion/find-uses';

import { inTurn } from '@/platform/database/in-turn';
import { jobsSlug, publishTask } from '@/platform/payload/own-collections';
import { addressOfGlobal, addressOfList } from '@/platform/payload/panel/addresses';

import { count, oneOrMany, someIds, type Reading, type WaitingWork } from './reading';

/** What is written and that visitors do not see yet. */
export async function findDrafts(reading: Reading): Promise<WaitingWork[]> {
  const { payload, user, req } = reading;
  const { collections, globals } = payload.config;
  const ofCollections = await inTurn(
    collections.filter(hasDraftsEnabled),
    async ({ slug, labels }) => {
      const some = await count(reading, slug, { _status: { equals: 'draft' } }, true);
      const name = nameOf(oneOrMany(some, labelOf(labels.singular), labelOf(labels.plural)));
      return {
        count: some,
        what: `${name} with words that are not published`,
        href: addressOfList(slug, 'where[_status][equals]=draft'),
      };
    },
  );
  const ofGlobals = await inTurn(globals.filter(hasDraftsEnabled), async ({ slug, label }) => {
    const as = { depth: 0, overrideAccess: false, user, req } as const;
    const select = { _status: true } as const;
    const latest = status.parse(await payload.findGlobal({ slug, draft: true, select, ...as }));
    return {
      count: latest._status === 'draft' ? 1 : 0,
      what: `${nameOf(label)} with words that are not published`,
      href: addressOfGlobal(slug),
    };
  });
  return [...ofCollections, ...ofGlobals];
}

const labelOf = (label: unknown) => z.string().catch('documents').parse(label);
const status = z.object({ _status: z.string().nullish() });

const job = z.object({
  input: z.object({
    doc: z.object({ relationTo: z.string(), value: z.string() }).nullish(),
    global: z.string().nullish(),
  }),
});

/** What goes onto the site or off it at a date. The dates are in the queue of jobs, which is nobody's to read. */
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
  const { collections, globals } = payload.config;
  const ofCollections = await inTurn(
    collections.filter(hasDraftsEnabled),
    async ({ slug, labels }) => {
      const ids = inputs.flatMap(({ doc }) => (doc?.relationTo === slug ? [doc.value] : []));
      const some =
        ids.length === 0 ? 0 : await count(reading, slug, { id: { in: [...new Set(ids)] } }, true);
      const name = nameOf(oneOrMany(some, labelOf(labels.singular), labelOf(labels.plural)));
      return {
        count: some,
        what: `${name} with a date ahead`,
        href: addressOfList(slug, someIds(ids)),
      };
    },
  );
  const ofGlobals = globals.map(({ slug, label }) => ({
    count: inputs.some(({ global }) => global === slug) ? 1 : 0,
    what: `${nameOf(label)} with a date ahead`,
    href: addressOfGlobal(slug),
  }));
  return [...ofCollections, ...ofGlobals];
}
