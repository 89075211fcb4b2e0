import type {
  Access,
  Block,
  BlocksField,
  CollectionConfig,
  Field,
  GlobalConfig,
  Where,
} from 'payload';
import { fieldAffectsData } from 'payload/shared';
import { z } from 'zod';

import { isOn } from '@/features';
import type { FeatureName } from '@/site-choices';

import { closedField, nobody } from './access';

/*
 * What belongs to a feature of site.config.ts. Where that is off the tables stay as they are, with all
 * that is in them, and no request, page or screen of the panel finds any of it (docs/decisions/37).
 */

/** Not `false`: whoever goes through all content would be refused. */
const nothing: Access = () => ({ createdAt: { exists: false } });

const closed = { read: nothing, readVersions: nobody, update: nobody };

/** `isPutAway` takes its routes (routes/unused-routes.ts). */
const putAway = { isPutAway: true };

export const ofFeature = (feature: FeatureName, collection: CollectionConfig): CollectionConfig =>
  isOn(feature)
    ? collection
    : {
        ...collection,
        access: { ...closed, create: nobody, delete: nobody },
        admin: { ...collection.admin, hidden: true },
        custom: putAway,
      };

export const globalOfFeature = (feature: FeatureName, global: GlobalConfig): GlobalConfig =>
  isOn(feature)
    ? global
    : { ...global, access: closed, admin: { ...global.admin, hidden: true }, custom: putAway };

/** Fields of something that has others as well. They keep their values, and their defaults. */
export const fieldsOfFeature = (feature: FeatureName, fields: readonly Field[]): Field[] =>
  fields.map((field) => {
    if (isOn(feature) || !fieldAffectsData(field) || field.type === 'join') return field;
    const access = { read: closedField, create: closedField, update: closedField };
    return Object.assign({}, field, { access, admin: { ...field.admin, hidden: true } });
  });

/** One document of a collection, by its slug. */
export function documentOfFeature(
  feature: FeatureName,
  slug: string,
  collection: CollectionConfig,
): CollectionConfig {
  if (isOn(feature)) return collection;
  const { access = {} } = collection;
  const others = (own: Access | undefined, name = 'slug') =>
    own && besides(own, { [name]: { not_equals: slug } });
  return {
    ...collection,
    access: {
      ...access,
      read: others(access.read),
      readVersions: others(access.readVersions, 'version.slug'),
      update: others(access.update),
      delete: others(access.delete),
    },
  };
}

const besides =
  (access: Access, others: Where): Access =>
  async (given) => {
    const allowed = await access(given);
    if (typeof allowed === 'boolean') return allowed && others;
    return { and: [allowed, others] };
  };

export const blockOfFeature = (feature: FeatureName, block: Block): Block =>
  isOn(feature) ? block : { ...block, custom: putAway };

const rows = z.array(z.object({ blockType: z.string() })).catch([]);

/** Offers no part of a feature that is off. One that stands there already stays, and shows nothing. */
export function withoutPutAway(field: BlocksField): BlocksField {
  const offered = field.blocks.filter(({ custom }) => custom !== putAway);
  if (offered.length === field.blocks.length) return field;
  const slugs = offered.map(({ slug }) => slug);
  return {
    ...field,
    filterOptions: ({ siblingData }) => {
      const there = rows.parse(Reflect.get(Object(siblingData), field.name));
      return [...new Set([...slugs, ...there.map(({ blockType }) => blockType)])];
    },
  };
}
