import { z } from 'zod';

import type { AbusedSite } from './abused-site';

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
const json: z.ZodType<Json> = z.json();

/** Not written by people, or what a document is found by. */
const fixed =
  /^(id|slug|_status|blockType|createdAt|updatedAt|deletedAt|textChangedAt|changedBy|changedById|_order|globalType|filename|mimeType|prefix|_objectKey|thumbnailURL|sizes|publishOn)$/;
const isId = (text: string) => /^[0-9a-f-]{36}$/.test(text);

/** Of rich text, what is read and where its links lead. */
const ofRichText = /^(root|children|text|fields|url)$/;

/** The places of all texts, as Payload names them when it refuses one: `blocks.0.heading`. */
function placesIn(value: Json, withEmpty: boolean, place: readonly string[] = []): string[] {
  if (typeof value === 'string') return isId(value) ? [] : [place.join('.')];
  if (value === null) return withEmpty ? [place.join('.')] : [];
  if (typeof value !== 'object') return [];
  if (Array.isArray(value))
    return value.flatMap((item, index) => placesIn(item, withEmpty, [...place, `${index}`]));
  const isRich = 'root' in value || ('version' in value && 'type' in value) || 'linkType' in value;
  return Object.entries(value).flatMap(([key, item]) =>
    (isRich ? !ofRichText.test(key) : fixed.test(key))
      ? []
      : placesIn(item, withEmpty, [...place, key]),
  );
}

function filled(value: Json, text: string, places: ReadonlySet<string>, place = ''): Json {
  if (places.has(place)) return text;
  if (Array.isArray(value))
    return value.map((item, index) => filled(item, text, places, below(place, `${index}`)));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      filled(item, text, places, below(place, key)),
    ]),
  );
}

const below = (place: string, key: string) => (place === '' ? key : `${place}.${key}`);

interface Filling {
  readonly address: string;
  readonly cookie: string;
  readonly method: string;
  readonly text: string;
  /** Whether empty fields are texts, too. */
  readonly withEmpty?: boolean;
}

const published = z.looseObject({}).transform((doc) => ({ ...doc, _status: 'published' }));

const refusal = z.object({
  errors: z.array(
    z.object({ data: z.object({ errors: z.array(z.object({ path: z.string() })) }).optional() }),
  ),
});

/**
 * Writes a text into every field of a document that takes it, and publishes that.
 * @returns the places that took it, and those that refused it
 */
export async function fillTexts(
  site: AbusedSite,
  { address, cookie, method, text, withEmpty = false }: Filling,
) {
  const read = await site.call('GET', `${address}?depth=0`, { cookie });
  const before = json.parse(await read.json());
  const places = new Set(placesIn(before, withEmpty));
  const refused: string[] = [];
  for (let tries = 0; tries < 12; tries += 1) {
    const body = published.parse(filled(before, text, places));
    const answer = await site.call(method, address, { cookie, body });
    if (answer.ok) return { took: [...places], refused };
    if (answer.status !== 400) throw new Error(`${address} answers ${answer.status}`);
    const paths = refusal
      .parse(await answer.json())
      .errors.flatMap(({ data }) => data?.errors.map(({ path }) => path) ?? []);
    const odd = [...places].filter((place) => paths.some((path) => isIn(place, path)));
    if (odd.length === 0) throw new Error(`${address} refuses ${paths.join()}`);
    for (const place of odd) places.delete(place);
    refused.push(...odd);
  }
  throw new Error(`${address} refuses without end`);
}

const isIn = (place: string, path: string) => place === path || place.startsWith(`${path}.`);
