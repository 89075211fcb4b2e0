import type { FieldServerComponent, PayloadRequest, UIField } from 'payload';
import { z } from 'zod';

import { findPlaces, type Place } from '~/collections/deletion/find-places';

import {
  addressInTrash,
  addressOfDocument,
  addressOfGlobal,
} from '@/platform/payload/panel/addresses';

/** Beside the form of a picture or a file: where it is shown, and which pictures are the same file. */
export const UsedOn: FieldServerComponent<UIField> = async ({ collectionSlug, data, id, req }) => {
  if (id === undefined) return null;
  const places = await findPlaces(req, { collection: collectionSlug, id: String(id) });
  return (
    <section className="used-on" aria-labelledby="used-on">
      <h2 id="used-on">Used on</h2>
      {places.length === 0 ? (
        <p>Nothing uses it.</p>
      ) : (
        <ul>
          {places.map((place) => (
            <li key={`${place.slug} ${place.id ?? ''}`}>
              <a href={addressOf(place)}>{capitalised(place.owner)}</a>
              <span>{[...place.fields, ...noteOf(place)].join(', ')}</span>
            </li>
          ))}
        </ul>
      )}
      <SameFile id={String(id)} hashes={hashesIn(data)} req={req} />
    </section>
  );
};

function addressOf({ slug, id, standing }: Place): string {
  if (id === undefined) return addressOfGlobal(slug);
  return standing === 'trash' ? addressInTrash(slug, id) : addressOfDocument(slug, id);
}

const notes = { draft: 'a draft', trash: 'in the trash' } as const;
const noteOf = ({ standing }: Place) => (standing ? [notes[standing]] : []);

/** `the project “DeelFlo”` begins a line. */
const capitalised = (owner: string) =>
  owner.replace(/^the (.)/, (_, first: string) => first.toUpperCase());

const hashed = z.object({ sentHash: z.string().nullish(), contentHash: z.string().nullish() });
const hashesIn = (data: unknown): string[] =>
  Object.values(hashed.safeParse(data).data ?? {}).flatMap((hash) => hash || []);

const others = z.array(z.object({ id: z.string(), filename: z.string() }));

interface SameFileProps {
  readonly id: string;
  readonly hashes: readonly string[];
  readonly req: PayloadRequest;
}

async function SameFile({ id, hashes, req }: SameFileProps) {
  if (hashes.length === 0) return null;
  const isSame = ['sentHash', 'contentHash'].map((field) => ({ [field]: { in: hashes } }));
  const { docs } = await req.payload.find({
    collection: 'media',
    where: { and: [{ id: { not_equals: id } }, { or: isSame }] },
    select: { filename: true },
    limit: 5,
    depth: 0,
    overrideAccess: false,
    user: req.user,
    req,
  });
  const same = others.parse(docs);
  if (same.length === 0) return null;
  return (
    <>
      <h2>The same file is here already</h2>
      <p>Use that one and delete this one, or leave both.</p>
      <ul>
        {same.map((picture) => (
          <li key={picture.id}>
            <a href={addressOfDocument('media', picture.id)}>{picture.filename}</a>
          </li>
        ))}
      </ul>
    </>
  );
}
