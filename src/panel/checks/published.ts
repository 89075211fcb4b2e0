import { hasDraftsEnabled } from 'payload/shared';
import { z } from 'zod';

import { env } from '@/env';
import { inTurn } from '@/platform/database/in-turn';
import { saidInResults, type SiteIndex } from '~/collections/checks';
import { pathOf } from '~/collections/page-paths';
import { globalPages, pageCollections, pageTypes } from '~/collections/page-types';

import type { Reading } from '../dashboard/reading';
import { whileUnchanged } from '../dashboard/while-unchanged';

interface Published {
  /** The id of a document, or the slug of a global. */
  readonly of: string;
  readonly collection?: string;
  /** Of its page, if it has one. */
  readonly path: string | undefined;
  readonly doc: unknown;
}

const identified = z.looseObject({ id: z.string() });

/**
 * What holds of all published pages together. It is read anew once something is published, not with
 * each draft that saves itself.
 */
export const readPublished = whileUnchanged(async (reading) => {
  const all = await readAll(reading);
  const texts = all.map(({ of, doc }) => ({ of, text: JSON.stringify(doc) }));
  const isLedTo = ({ of, path = '' }: Published) =>
    texts.some((each) => each.of !== of && (each.text.includes(of) || names(each.text, path)));
  return {
    described: all.flatMap(({ of, path, collection, doc }) =>
      path === undefined ? [] : [{ of, path, ...saidInResults(collection ?? of, doc) }],
    ),
    orphans: all.filter((each) => isUnlisted(each) && !isLedTo(each)).map(({ of }) => of),
  } satisfies Partial<SiteIndex>;
}, 'published');

const isUnlisted = ({ collection, path }: Published): boolean => {
  const slug = pageCollections.find((each) => each === collection);
  if (slug === undefined || path === undefined) return false;
  const { isUnlisted: isIt } = { isUnlisted: undefined, ...pageTypes[slug] };
  return isIt === true;
};

/** Whether an address stands in a text of JSON: by itself, or with a query or a place after it. */
function names(text: string, path: string): boolean {
  const addresses = [path, `${env.SERVER_URL}${path}`];
  return addresses.some((address) =>
    ['"', '?', '#', '/"'].some((end) => text.includes(`"${address}${end}`)),
  );
}

async function readAll({ payload, user, req }: Reading): Promise<Published[]> {
  const { collections, globals } = payload.config;
  const as = { depth: 0, overrideAccess: false, user, req } as const;
  const documents = await inTurn(collections.filter(hasDraftsEnabled), async ({ slug }) => {
    const where = { _status: { equals: 'published' } };
    const { docs } = await payload.find({ collection: slug, where, pagination: false, ...as });
    const pages = pageCollections.find((each) => each === slug);
    return docs.map((doc) => {
      const path = pages && pathOf(pages, doc);
      return { of: identified.parse(doc).id, collection: slug, path, doc };
    });
  });
  const others = await inTurn(globals.filter(hasDraftsEnabled), async ({ slug }) => {
    const doc = await payload.findGlobal({ slug, ...as });
    return { of: slug, path: globalPages.find(({ global }) => global === slug)?.path, doc };
  });
  return [...documents.flat(), ...others];
}
