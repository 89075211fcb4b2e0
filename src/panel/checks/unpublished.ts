import type { FlattenedField } from 'payload';
import { hasDraftsEnabled } from 'payload/shared';
import { z } from 'zod';

import { inTurn } from '@/platform/database/in-turn';
import type { SiteIndex } from '~/collections/checks';
import { nameOf, titleOf } from '~/collections/deletion/find-uses';

import type { Reading } from '../dashboard/reading';
import { whileUnchanged } from '../dashboard/while-unchanged';

const identified = z.looseObject({ id: z.string() });
const idOf = (doc: unknown): string => identified.parse(doc).id;

/** Of one collection: whoever has more drafts has them for another reason. */
const most = 500;

/** What fields of content can name, and visitors do not see. */
export async function readUnpublished(reading: Reading): Promise<SiteIndex['unpublished']> {
  const { payload, user, req } = reading;
  const found = await inTurn(await findUnpublished(reading), async ({ slug, ids }) => {
    const { config } = payload.collections[slug];
    const title = config.admin.useAsTitle ?? 'id';
    const { docs } = await payload.find({
      ...{ collection: slug, where: { id: { in: ids } }, draft: true, pagination: false },
      ...{ select: { [title]: true }, depth: 0, overrideAccess: false, user, req },
    });
    return docs.map((doc) => ({
      id: idOf(doc),
      collection: slug,
      called: nameOf(config.labels.singular),
      title: titleOf(config, doc),
    }));
  });
  return found.flat();
}

/** A draft that saves itself makes nothing of this otherwise. */
const findUnpublished = whileUnchanged(async ({ payload, user, req }) => {
  const { collections, globals } = payload.config;
  const named = [...collections, ...globals].flatMap((owner) => namedBy(owner.flattenedFields));
  const asked = collections.filter((each) => hasDraftsEnabled(each) && named.includes(each.slug));
  const found = await inTurn(asked, async ({ slug }) => {
    const { docs } = await payload.find({
      ...{ collection: slug, where: { _status: { not_equals: 'published' } }, limit: most },
      ...{ pagination: false, select: {}, depth: 0, overrideAccess: false, user, req },
    });
    return { slug, ids: docs.map(idOf) };
  });
  return found.filter(({ ids }) => ids.length > 0);
}, 'published');

/** A link to any of several kinds of pages has a check of its own (collections/checks/dead-links.ts). */
const namedBy = (fields: readonly FlattenedField[]): string[] =>
  fields.flatMap((field) => {
    switch (field.type) {
      case 'relationship':
      case 'upload':
        return typeof field.relationTo === 'string' ? field.relationTo : [];
      case 'blocks':
        return field.blocks.flatMap((block) => namedBy(block.flattenedFields));
      case 'array':
      case 'group':
      case 'tab':
        return namedBy(field.flattenedFields);
      default:
        return [];
    }
  });
