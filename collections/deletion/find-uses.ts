import type { FlattenedField, PayloadRequest, SanitizedConfig } from 'payload';
import { hasDraftsEnabled } from 'payload/shared';
import { z } from 'zod';

import { isOwnOfPayload } from '@/platform/payload/own-collections';

import { asServer } from '../access';

/** Whether a document with these fields can name one of the collection. */
function canName(collection: string, fields: readonly FlattenedField[]): boolean {
  return fields.some((field) => {
    switch (field.type) {
      case 'upload':
      case 'relationship':
        return [field.relationTo].flat().some((slug) => slug === collection);
      case 'richText':
        return true;
      case 'blocks':
        // Blocks that are defined elsewhere stand here by their names alone.
        if (field.blockReferences?.length) return true;
        return field.blocks.some((block) => canName(collection, block.flattenedFields));
      case 'array':
      case 'group':
      case 'tab':
        return canName(collection, field.flattenedFields);
      default:
        return false;
    }
  });
}

/**
 * Payload's own collections hold locks and settings of people: no page shows them. A redirect goes
 * with the document that it leads to, and an account that is bound to a form is none of its uses.
 */
const useless: readonly string[] = ['redirects', 'users'];
const isOurs = (owner: { slug: string }) => !isOwnOfPayload(owner) && !useless.includes(owner.slug);

const none = { docs: [] };

export interface Mention {
  /** In words: the project “DeelFlo”. */
  owner: string;
  /** Of the collection or global. */
  slug: string;
  /** None for a global. */
  id?: string | number;
  fields: readonly FlattenedField[];
  /** As it is published, and as a draft. */
  docs: readonly unknown[];
  /** All of it. Ids are UUIDs: wherever one stands in it, it means that document. */
  text: string;
}

/**
 * All that can name a document of the collection. It is found by the fields that the config has, so
 * a field that is added later is known at once.
 * @param narrowed of a collection that is in it, these documents alone
 */
export async function readAllThatName(
  req: PayloadRequest,
  collection: string,
  narrowed: ReadonlyMap<string, readonly string[]> = new Map(),
): Promise<Mention[]> {
  const { payload } = req;
  const { db } = payload;
  const as = asServer(req);
  const texts: Mention[] = [];
  for (const owner of naming(payload.config.collections, collection)) {
    const ids = narrowed.get(owner.slug);
    if (ids?.length === 0) continue;
    const among = (field: string) => ids && { where: { [field]: { in: ids } } };
    // What lies in the trash may come back, and a draft may be published. As the database has it: to
    // run the hooks of all fields takes four times as long, and a transaction waits for it.
    const all = { collection: owner.slug, pagination: false, limit: 0, req } as const;
    const drafts = hasDraftsEnabled(owner)
      ? await db.queryDrafts({ ...all, ...among('parent') })
      : none;
    const { docs } = await db.find({ ...all, ...among('id') });
    for (const doc of [...docs, ...drafts.docs]) {
      const name = `the ${nameOf(owner.labels.singular)} “${titleOf(owner, doc)}”`;
      const { id } = doc;
      const fields = owner.flattenedFields;
      const { slug } = owner;
      texts.push({ owner: name, slug, id, fields, docs: [doc], text: JSON.stringify(doc) });
    }
  }
  for (const owner of naming(payload.config.globals, collection)) {
    const one = { slug: owner.slug, ...as };
    const docs = [await payload.findGlobal(one), await payload.findGlobal({ ...one, draft: true })];
    const { slug, flattenedFields: fields } = owner;
    const name = `the ${nameOf(owner.label)}`;
    texts.push({ owner: name, slug, fields, docs, text: JSON.stringify(docs) });
  }
  return texts;
}

/** The documents and globals that name a document, in words. */
export async function findUses(
  req: PayloadRequest,
  { collection, id }: { collection: string; id: string },
): Promise<string[]> {
  const texts = await readAllThatName(req, collection);
  const using = texts.filter((each) => each.id !== id && each.text.includes(id));
  return [...new Set(using.map(({ owner }) => owner))];
}

/** Those whose documents can name one of the collection. */
export const naming = <Owner extends { slug: string; flattenedFields: FlattenedField[] }>(
  owners: readonly Owner[],
  collection: string,
) => owners.filter((owner) => isOurs(owner) && canName(collection, owner.flattenedFields));

/** What the panel calls a kind of document. Labels of ours are plain words. */
export const nameOf = (label: unknown) => z.string().catch('document').parse(label).toLowerCase();

type Collection = SanitizedConfig['collections'][number];

/** What the panel calls the document. */
export function titleOf({ admin }: Collection, doc: object): string {
  const field = admin.useAsTitle ?? 'id';
  const values = z.record(z.string(), z.unknown()).parse({ ...doc });
  return z.coerce
    .string()
    .catch('')
    .parse(values[field] ?? '');
}
