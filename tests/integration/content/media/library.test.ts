import { readFile } from 'node:fs/promises';
import path from 'node:path';

import config from '@payload-config';
import { sql } from '@payloadcms/db-postgres';
import { createLocalReq, handleEndpoints } from 'payload';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';

import { privately } from '@/app/(payload)/api/careful';
import { env } from '@/env';
import { media } from '@/platform/database/schema';
import { findPlaces } from '~/collections/deletion/find-places';
import { describeOlder } from '~/collections/media/describe-older';

import {
  addressesOf,
  inColour,
  sendPicture,
  type SentDoc,
} from '../../../support/content/sent-pictures';
import { logNowhere, payload } from '../../../support/payload';
import { rest } from '../../../support/rest';
import { signedInEditor } from '../../../support/staff/editor';

// Refusals have their lines.
logNowhere();

const quiet = { context: { disableRevalidate: true }, overrideAccess: true } as const;
const alt = 'of the library tests: a lighthouse at dusk';

let headers: Record<string, string>;
beforeAll(async () => {
  headers = await signedInEditor();
});

const undo: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});
afterAll(() =>
  payload.delete({ collection: 'media', where: { alt: { contains: alt } }, trash: true, ...quiet }),
);

let number = 0;
async function upload(given: { name?: string; data?: Buffer; fields?: object } = {}) {
  number += 1;
  // Of another size each time, so that no two are the same file by chance.
  const { name = `library-${number}.png`, fields = {} } = given;
  const data = given.data ?? (await inColour('red', 'png', [1280 + number, 800]));
  const sent = await sendPicture('/media', {
    headers,
    fields: { alt, ...fields },
    file: { name, data },
  });
  if (!sent.doc) throw new Error(sent.reason);
  return sent.doc;
}

const replace = async ({ id }: SentDoc, fields: object = { alt }) => {
  const file = { name: 'another.png', data: await inColour('blue', 'png', [1400, 900]) };
  return sendPicture(`/media/${id}`, { method: 'PATCH', headers, fields, file });
};

const listed = z.object({ docs: z.array(z.object({ id: z.string() })) });

/** The ids of what the panel's list shows. */
async function list(query: string, as = headers) {
  const answer = await rest('GET', `/media?limit=100&${query}`, { headers: as });
  expect(answer.status).toBe(200);
  return listed.parse(await answer.json()).docs.map(({ id }) => id);
}

const stored = (id: string) => payload.findByID({ collection: 'media', id, depth: 0, ...quiet });

test('a tag has one spelling, and a list is narrowed by it', async () => {
  const one = await upload({ fields: { tags: ['Team Photo', '  lighthouses  '] } });
  const two = await upload({ fields: { tags: ['team   photo', 'TEAM PHOTO', ''] } });
  expect((await stored(two.id)).tags).toEqual(['Team Photo']);
  expect(await list('where[tags][equals]=Team Photo')).toEqual(
    expect.arrayContaining([one.id, two.id]),
  );
  expect(await list('where[tags][equals]=lighthouses')).toEqual([one.id]);
});

test('tags are words of the house, which strangers neither read nor ask by', async () => {
  const { id } = await upload({ fields: { tags: ['client-that-left'] } });
  const ask = async (query: string, as: Record<string, string> = {}) => {
    const answer = await rest('GET', query, { headers: as });
    return [answer.status, await answer.text()] as const;
  };
  const [status, text] = await ask(`/media/${id}`);
  expect(status).toBe(200);
  expect(text).toContain(alt);
  expect(text).not.toContain('client-that-left');
  expect((await ask(`/media/${id}`, headers))[1]).toContain('client-that-left');
  const byTag = '/media?where[tags][equals]=client-that-left';
  expect((await ask(byTag, headers))[1]).toContain(id);
  const throughOthers = '/articles?where[cover.tags][equals]=client-that-left';
  for (const query of [byTag, throughOthers]) expect((await ask(query))[0]).toBe(400);
});

test.each([
  ['alternative text', 'at dusk'],
  ['name', 'harbour-wall'],
  ['tag', 'ligh'],
  ['alternative text and tag', 'dusk LIGHTS'],
])('a search finds by %s', async (_, words) => {
  const picture = await upload({ name: 'harbour-wall.png', fields: { tags: ['lights'] } });
  const { listSearchableFields: fields = [] } = payload.collections.media.config.admin;
  const where = fields.map((field, at) => `where[or][${at}][${field}][like]=${words}`).join('&');
  expect(await list(where)).toContain(picture.id);
  expect(await list(where.replaceAll(words, `${words}nowhere`))).toEqual([]);
});

test('the list knows what content names, drafts included, as soon as it does', async () => {
  const picture = await upload();
  const other = await upload();
  const unused = () => list(`where[inUse][equals]=false&where[alt][equals]=${alt}`);
  expect(await unused()).toEqual(expect.arrayContaining([picture.id, other.id]));
  const data = { title: 'A draft of the library tests', cover: picture.id };
  const article = await payload.create({ collection: 'articles', data, draft: true, ...quiet });
  undo.push(() => payload.delete({ collection: 'articles', id: article.id, ...quiet }));
  expect(await unused()).not.toContain(picture.id);
  expect(await unused()).toContain(other.id);
  expect(await list('where[inUse][equals]=true')).toContain(picture.id);
});

test('the list keeps up with each change of a document, and with its end', async () => {
  const [first, second] = [await upload(), await upload()];
  const used = async () => {
    const ids = await list(`where[inUse][equals]=true&where[alt][equals]=${alt}`);
    return [ids.includes(first.id), ids.includes(second.id)];
  };
  const made = (title: string, cover: string) =>
    payload.create({ collection: 'articles', data: { title, cover }, draft: true, ...quiet });
  const article = await made('Changed by the library tests', first.id);
  expect(await used()).toEqual([true, false]);
  const change = (cover: string) =>
    payload.update({
      collection: 'articles',
      id: article.id,
      data: { cover },
      draft: true,
      ...quiet,
    });
  await change(second.id);
  expect(await used()).toEqual([true, true]);
  // What is read anew is the other one alone.
  const other = await made('Another of the library tests', second.id);
  expect(await used()).toEqual([true, true]);
  await payload.delete({ collection: 'articles', id: article.id, ...quiet });
  expect(await used()).toEqual([false, true]);
  await payload.delete({ collection: 'articles', id: other.id, ...quiet });
  expect(await used()).toEqual([false, false]);
});

test('“used on” names documents with the fields, drafts and globals too', async () => {
  const picture = await upload();
  const data = { title: 'Words with a picture', cover: picture.id };
  const article = await payload.create({ collection: 'articles', data, draft: true, ...quiet });
  undo.push(() => payload.delete({ collection: 'articles', id: article.id, ...quiet }));
  const { portfolio } = await payload.findGlobal({ slug: 'home-page', depth: 0, ...quiet });
  const write = (image: typeof portfolio.image) =>
    payload.updateGlobal({
      slug: 'home-page',
      data: { portfolio: { ...portfolio, image } },
      ...quiet,
    });
  await write(picture.id);
  undo.push(() => write(portfolio.image));
  const req = await createLocalReq({}, payload);
  expect(await findPlaces(req, { collection: 'media', id: picture.id })).toEqual([
    {
      owner: 'the article “Words with a picture”',
      slug: 'articles',
      id: article.id,
      fields: ['Cover'],
      standing: 'draft',
    },
    { owner: 'the home page', slug: 'home-page', fields: ['Portfolio › Image'] },
  ]);
});

test('a replaced file leads from its former address to that of today, and its text is to be checked', async () => {
  const before = await upload({ name: 'quay.png' });
  const { status, doc } = await replace(before);
  if (!doc) throw new Error('Nothing came back');
  expect([status, doc.id]).toEqual([200, before.id]);
  expect(doc.url).not.toBe(before.url);
  const ask = privately((request: Request) => handleEndpoints({ config, request }));
  const answers = addressesOf(before).map(async (address) => {
    const answer = await ask(new Request(`http://localhost:3000${address}`));
    return [answer.status, answer.headers.get('Location')];
  });
  const [original, ...sizes] = await Promise.all(answers);
  expect(original).toEqual([302, doc.url]);
  expect(sizes).toContainEqual([302, doc.sizes.small?.url]);
  expect(sizes.every(([code]) => code === 302)).toBe(true);

  expect(await list('where[altToCheck][equals]=true')).toContain(before.id);
  await sendPicture(`/media/${before.id}`, {
    method: 'PATCH',
    headers,
    fields: { alt: `${alt}, blue` },
  });
  expect(await list('where[altToCheck][equals]=true')).not.toContain(before.id);

  // Else the former address would show what somebody else sent.
  const next = await upload({ name: 'quay.png' });
  expect(next.filename).not.toBe('quay.png');
});

test('a text that was written with the new file needs no check, and a tick can be taken away', async () => {
  const picture = await upload();
  await replace(picture, { alt: `${alt}, in blue` });
  expect((await stored(picture.id)).altToCheck).toBe(false);
  await replace(picture, { alt: `${alt}, in blue` });
  expect((await stored(picture.id)).altToCheck).toBe(true);
  await sendPicture(`/media/${picture.id}`, {
    method: 'PATCH',
    headers,
    fields: { altToCheck: false },
  });
  expect((await stored(picture.id)).altToCheck).toBe(false);
});

test('the same bytes are known again, as they were sent and as the site has them', async () => {
  const data = await inColour('green', 'jpeg', [1301, 811]);
  const first = await stored((await upload({ name: 'one.jpg', data })).id);
  const second = await stored((await upload({ name: 'two.jpg', data })).id);
  expect(second.sentHash).toBe(first.sentHash);
  const kept = await readFile(path.join(env.MEDIA_DIR, first.filename ?? ''));
  const third = await stored((await upload({ name: 'three.jpg', data: kept })).id);
  expect(third.sentHash).toBe(first.contentHash);
});

test('pictures that came before are described, one whose file is gone too', async () => {
  const picture = await upload();
  const lost = await upload();
  const { contentHash } = await stored(picture.id);
  await payload.db.drizzle.execute(
    sql`UPDATE ${media} SET content_hash = NULL, alt_is_missing = NULL, alt = ${picture.filename} WHERE id = ${picture.id}`,
  );
  await payload.db.drizzle.execute(
    sql`UPDATE ${media} SET content_hash = NULL, filename = 'no-such-file.png' WHERE id = ${lost.id}`,
  );
  undo.push(() =>
    payload.db.drizzle.execute(sql`UPDATE ${media} SET alt = ${alt} WHERE id = ${picture.id}`),
  );
  expect(await describeOlder(await createLocalReq({}, payload))).toBeGreaterThanOrEqual(2);
  expect(await stored(picture.id)).toMatchObject({ contentHash, altIsMissing: true });
  expect((await stored(lost.id)).contentHash).toBe('');
  expect(await list('where[altIsMissing][equals]=true')).toContain(picture.id);
});

test('what the library notes is for editors, and nobody sets it', async () => {
  const picture = await upload({ fields: { inUse: true, sentHash: 'x', altIsMissing: true } });
  const { inUse, sentHash, altIsMissing } = await stored(picture.id);
  expect([inUse, altIsMissing]).toEqual([false, false]);
  expect(sentHash).toMatch(/^[0-9a-f]{64}$/);
  const seen: unknown = await (await rest('GET', `/media/${picture.id}`)).json();
  expect(Object.keys(z.looseObject({}).parse(seen))).not.toContain('sentHash');
  expect((await rest('GET', `/media?where[sentHash][equals]=${sentHash}`)).status).toBe(400);
});
