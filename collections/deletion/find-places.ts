import type { Block, FlattenedField, PayloadRequest } from 'payload';
import { z } from 'zod';

import { readAllThatName } from './find-uses';

/** Where a document is named. */
export interface Place {
  /** In words: the project “DeelFlo”. */
  readonly owner: string;
  readonly slug: string;
  /** None for a global. */
  readonly id?: string;
  /** As the panel labels them, from the outside in: “Parts › Gallery › Pictures”. */
  readonly fields: readonly string[];
  /** Visitors do not see it there, or not yet. */
  readonly standing?: 'draft' | 'trash';
}

const state = z.object({ _status: z.string().nullish(), deletedAt: z.unknown() }).partial();

function standingOf(doc: unknown): Place['standing'] {
  const { data } = state.safeParse(doc);
  if (data?.deletedAt !== undefined && data.deletedAt !== null) return 'trash';
  return data?._status === 'draft' ? 'draft' : undefined;
}

/** The documents and globals that name a document, with the fields in which they do, in their order. */
export async function findPlaces(
  req: PayloadRequest,
  { collection, id }: { collection: string; id: string },
): Promise<Place[]> {
  const places = new Map<string, Place>();
  for (const { owner, slug, fields, docs, text, ...of } of await readAllThatName(req, collection)) {
    if (of.id === id || !text.includes(id)) continue;
    const at = `${slug} ${of.id ?? ''}`;
    // As it is published comes before its draft.
    const standing = places.has(at) ? places.get(at)?.standing : standingOf(docs[0]);
    const named = docs.flatMap((doc) => fieldsNaming(fields, doc, id));
    places.set(at, {
      ...{ owner, slug, fields: [...new Set([...(places.get(at)?.fields ?? []), ...named])] },
      ...(of.id !== undefined && { id: String(of.id) }),
      ...(standing && { standing }),
    });
  }
  return [...places.values()];
}

const record = z.record(z.string(), z.unknown()).catch({});
const rows = z.array(z.looseObject({ blockType: z.string().optional() })).catch([]);
const word = z.string().min(1);

function fieldsNaming(fields: readonly FlattenedField[], doc: unknown, id: string): string[] {
  const values = record.parse(doc);
  return fields.flatMap((field) => {
    const value = values[field.name];
    const label = labelOf(field);
    if (!JSON.stringify(value ?? null).includes(id)) return [];
    const within = (inner: readonly FlattenedField[], row: unknown, ...labels: string[]) =>
      fieldsNaming(inner, row, id).map((path) => [...labels, path].join(' › '));
    switch (field.type) {
      case 'group':
      case 'tab':
        return within(field.flattenedFields, value, label);
      case 'array':
        return rows.parse(value).flatMap((row) => within(field.flattenedFields, row, label));
      case 'blocks':
        return rows.parse(value).flatMap((row) => {
          const block = field.blocks.find(({ slug }) => slug === row.blockType);
          return block ? within(block.flattenedFields, row, label, nameOfBlock(block)) : [];
        });
      default:
        return [label];
    }
  });
}

const labelOf = (field: FlattenedField): string =>
  word.safeParse('label' in field ? field.label : undefined).data ?? inWords(field.name);

const nameOfBlock = ({ labels, slug }: Pick<Block, 'labels' | 'slug'>): string =>
  word.safeParse(labels?.singular).data ?? inWords(slug);

/** `readingMinutes` is “Reading minutes”. */
const inWords = (name: string): string => {
  const words = name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};
