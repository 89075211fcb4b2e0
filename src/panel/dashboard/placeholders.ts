import { nameOf } from '~/collections/deletion/find-uses';
import { canBeInvented, isInvented, placeholder } from '~/collections/launch/count-placeholders';

import { inTurn } from '@/platform/database/in-turn';
import { addressOfGlobal, addressOfList } from '@/platform/payload/panel/addresses';

import { count, type Reading, type WaitingWork } from './reading';

/** What was made up for the demonstration, drafts included; a line for each kind. */
export async function findPlaceholders(reading: Reading): Promise<WaitingWork[]> {
  const { payload, user, req } = reading;
  const { collections, globals } = payload.config;
  const ofCollections = await inTurn(
    collections.filter(canBeInvented),
    async ({ slug, labels }) => ({
      count: await count(reading, slug, { [placeholder]: { equals: true } }),
      what: `${nameOf(labels.plural)} invented for the demonstration: replace them before launch`,
      href: addressOfList(slug, `where[${placeholder}][equals]=true`),
    }),
  );
  const ofGlobals = await inTurn(globals.filter(canBeInvented), async ({ slug, label }) => {
    const doc = await payload.findGlobal({ slug, depth: 0, overrideAccess: false, user, req });
    return {
      count: isInvented(doc) ? 1 : 0,
      what: `${nameOf(label)} with what was invented for the demonstration: replace it before launch`,
      href: addressOfGlobal(slug),
    };
  });
  return [...ofCollections, ...ofGlobals];
}
