import { sql } from '@payloadcms/db-postgres';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';

import { latestOf } from '~/collections/review/latest';
import { forgetOldLinks, mostLinks, openReviewLink } from '~/collections/review/links';
import { reviewReader } from '@/site/review/review-reader';

import { logNowhere, payload, userWithRole } from '../../support/payload';
import { rest } from '../../support/rest';
import { seededIndustry } from '../../support/content/seeded-industry';
import { signedInEditor } from '../../support/staff/editor';

// Refusals have their lines.
logNowhere();

let headers: Record<string, string>;
beforeAll(async () => {
  headers = await signedInEditor();
});

afterEach(async () => {
  await payload.db.drizzle.execute(sql`DELETE FROM review_links`);
  const gone = { overrideAccess: true, trash: true, context: { disableRevalidate: true } } as const;
  await payload.delete({
    collection: 'pages',
    where: { title: { like: 'of the review' } },
    ...gone,
  });
});

const answered = z.object({ doc: z.object({ id: z.string() }) });
const shared = z.object({ address: z.string() });
const listed = z.object({ links: z.array(z.looseObject({ id: z.string() })) });

async function draftPage(slug: string): Promise<string> {
  const body = { title: `Page ${slug} of the review`, slug, blocks: [{ blockType: 'hero' }] };
  const answer = await rest('POST', '/pages?draft=true', { headers, body });
  return answered.parse(await answer.json()).doc.id;
}

const query = (id: string, owner = 'pages') => `/review-links?owner=${owner}&document=${id}`;

async function share(id: string, showsNewest = false, days = 14): Promise<string> {
  const answer = await rest('POST', query(id), { headers, body: { days, showsNewest } });
  expect(answer.status).toBe(201);
  return /[\w-]{43}$/.exec(shared.parse(await answer.json()).address)?.[0] ?? '';
}

const rows = async () =>
  JSON.stringify((await payload.db.drizzle.execute(sql`SELECT * FROM review_links`)).rows);

test('a link shows one version, or the newest, and only its hash is kept', async () => {
  const id = await draftPage('one');
  const [kept, newest] = [await share(id), await share(id, true)];
  await rest('PATCH', `/pages/${id}?draft=true&autosave=true`, {
    headers,
    body: { title: 'Changed title of the review' },
  });
  const stored = await rows();
  expect([stored.includes(kept), stored.includes(newest)]).toEqual([false, false]);
  const [first, second] = [await openReviewLink(kept), await openReviewLink(newest)];
  expect(first?.kept).toMatchObject({ title: 'Page one of the review' });
  expect(second?.kept).toBeNull();
  expect(second && (await latestOf(payload, second))).toMatchObject({
    title: 'Changed title of the review',
  });
});

test('the list says who made a link, when and whether it was opened, and no more', async () => {
  const id = await draftPage('list');
  const token = await share(id);
  await openReviewLink(token);
  const answer = await rest('GET', query(id), { headers });
  const text = await answer.text();
  expect(text).not.toContain(token);
  const [link] = listed.parse(JSON.parse(text)).links;
  expect(Object.keys(link ?? {}).sort()).toEqual([
    'expiresAt',
    'id',
    'lastOpenedAt',
    'madeAt',
    'maker',
    'showsNewest',
  ]);
  expect(link).toMatchObject({ showsNewest: false });
  expect(link?.['lastOpenedAt']).not.toBeNull();
});

test('one that was revoked, has expired or was made up opens nothing', async () => {
  const id = await draftPage('over');
  const [revoked, expired] = [await share(id), await share(id)];
  const { links } = listed.parse(await (await rest('GET', query(id), { headers })).json());
  await rest('DELETE', `${query(id)}&link=${links[1]?.id ?? ''}`, { headers });
  expect(await openReviewLink(revoked)).toBeNull();
  expect(await openReviewLink(expired)).not.toBeNull();
  await payload.db.drizzle.execute(sql`UPDATE review_links SET expires_at = now()`);
  expect(await openReviewLink(expired)).toBeNull();
  expect(await openReviewLink('A'.repeat(43))).toBeNull();
  expect(await openReviewLink(`' OR 1=1 --`)).toBeNull();
  await forgetOldLinks();
  expect(await rows()).toBe('[]');
});

test('one of another document is not revoked with this one', async () => {
  const [one, other] = [await draftPage('mine'), await draftPage('other')];
  const token = await share(other);
  const { links } = listed.parse(await (await rest('GET', query(other), { headers })).json());
  const refused = await rest('DELETE', `${query(one)}&link=${links[0]?.id ?? ''}`, { headers });
  expect(refused.status).toBe(404);
  expect(await openReviewLink(token)).not.toBeNull();
});

test('whoever may not change it shares nothing, and wrong wishes are refused with the remedy', async () => {
  const id = await draftPage('refused');
  const body = { days: 14, showsNewest: false };
  expect((await rest('POST', query(id), { body })).status).toBe(403);
  // Nobody without an account asks the API by names of its own.
  expect((await rest('GET', query(id))).status).toBe(400);
  for (const wrong of [{ ...body, days: 400 }, {}, { days: 'x', showsNewest: 1 }]) {
    const answer = await rest('POST', query(id), { headers, body: wrong });
    expect([answer.status, await answer.text()]).toEqual([
      400,
      expect.stringContaining('how many days'),
    ]);
  }
  for (const nothing of [query(id, 'users'), query('no-id'), '/review-links', query(id, 'media')])
    expect((await rest('POST', nothing, { headers, body })).status).toBe(404);
});

test('a document has so many links at once', async () => {
  const id = await draftPage('many');
  for (let each = 0; each < mostLinks; each += 1) await share(id);
  const answer = await rest('POST', query(id), { headers, body: { days: 1, showsNewest: true } });
  expect([answer.status, await answer.text()]).toEqual([409, expect.stringContaining('Revoke')]);
});

test('links go with the document, and with the account that made them', async () => {
  const id = await draftPage('gone');
  await share(id);
  const where = { id: { equals: id } };
  const context = { disableRevalidate: true };
  await payload.delete({ collection: 'pages', where, trash: true, overrideAccess: true, context });
  expect(await rows()).toBe('[]');
  const other = await draftPage('account');
  await share(other);
  const { id: maker } = await userWithRole('lead');
  await payload.db.drizzle.execute(sql`UPDATE review_links SET maker = ${maker}`);
  await payload.delete({ collection: 'users', id: maker, overrideAccess: true });
  expect(await rows()).toBe('[]');
});

test('a read for a link has that one draft, and none of any other', async () => {
  const { id, title: before } = await seededIndustry('fitness');
  const patch = (body: object) =>
    rest('PATCH', `/industries/${id}?draft=true&autosave=true`, { headers, body });
  await patch({ title: 'Drafted fitness' });
  const other = await seededIndustry('healthcare');
  await rest('PATCH', `/industries/${other.id}?draft=true&autosave=true`, {
    headers,
    body: { title: 'Secret draft' },
  });
  const owner = { owner: 'industries', document: id };
  const draft = (await latestOf(payload, owner)) ?? {};
  const link = {
    ...{ id: 'l', maker: 'm', makerName: 'M', madeAt: new Date(), expiresAt: new Date() },
    ...{ kept: null, ...owner },
  };
  const reader = reviewReader(payload, {
    ...{
      link,
      collection: 'industries',
      global: undefined,
      draft,
      token: '',
      path: '/industries/fitness',
    },
  });
  const asVisitor = { overrideAccess: false, depth: 0, pagination: false, sort: '_order' } as const;
  const { docs } = await reader.find({ collection: 'industries', ...asVisitor });
  const published = await payload.find({ collection: 'industries', ...asVisitor });
  const titles = docs.map(({ title }) => title);
  expect(titles).toContain('Drafted fitness');
  expect(titles).not.toContain('Secret draft');
  expect(docs.map((each) => each.id)).toEqual(published.docs.map((each) => each.id));
  const mine = docs.find((each) => each.id === id);
  expect(mine).not.toHaveProperty('changedBy');
  for (const each of [id, other.id])
    await rest('PATCH', `/industries/${each}`, {
      headers,
      body: { title: each === id ? before : other.title, _status: 'published' },
    });
});
