import {
  ValidationError,
  type Access,
  type Block,
  type BlocksField,
  type CollectionConfig,
  type Field,
  type FieldHook,
  type GlobalConfig,
  type Where,
} from 'payload';
import { fieldAffectsData } from 'payload/shared';
import { z } from 'zod';

import { isOn } from '@/features';
import type { FeatureName } from '@/site-choices';

import { closedField, nobody } from './access';
import { isImported } from './imported';

/*
 * What belongs to a feature of site.config.ts. Where that is off the tables stay as they are, with all
 * that is in them, and no request, page or screen of the panel finds any of it (docs/decisions/37).
 */

/** Not `false`: whoever goes through all content would be refused. */
const nothing: Access = () => ({ createdAt: { exists: false } });

const closed = { read: nothing, readVersions: nobody, update: nobody };

const putAway = { isPutAway: true };

interface Owner {
  readonly custom?: Record<string, unknown> | undefined;
}

/** Whether something belongs to a feature that is off: it has no routes (routes/unused-routes.ts). */
export const isPutAway = ({ custom }: Owner): boolean => custom?.['isPutAway'] === true;

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
  const offered = field.blocks.filter((block) => !isPutAway(block));
  if (offered.length === field.blocks.length) return field;
  const slugs = offered.map(({ slug }) => slug);
  return {
    ...field,
    hooks: {
      ...field.hooks,
      beforeValidate: [...(field.hooks?.beforeValidate ?? []), refuseNewOnes(field, slugs)],
    },
    filterOptions: ({ siblingData }) => {
      const there = rows.parse(Reflect.get(Object(siblingData), field.name));
      return [...new Set([...slugs, ...there.map(({ blockType }) => blockType)])];
    },
  };
}

/** Payload asks for what is offered before it publishes alone, and the panel shows what there is. */
const refuseNewOnes =
  ({ name, label }: BlocksField, offered: readonly string[]): FieldHook =>
  ({ collection, context, global, path, previousSiblingDoc, req, value }): unknown => {
    if (isImported(context)) return value;
    const away = (given: unknown) =>
      rows.parse(given).flatMap(({ blockType }, at) => (offered.includes(blockType) ? [] : [at]));
    const [before, now] = [away(Reflect.get(Object(previousSiblingDoc), name)), away(value)];
    if (now.length <= before.length) return value;
    const errors = now.slice(before.length).map((at) => ({
      path: [...path, at, 'blockType'].join('.'),
      label: `${typeof label === 'string' ? label : name} ${at + 1}`,
      message: 'There is no part of this kind.',
    }));
    const owner = collection ? { collection: collection.slug } : { global: global?.slug ?? '' };
    throw new ValidationError({ ...owner, errors, req }, req.t);
  };
