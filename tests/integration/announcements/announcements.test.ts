import { afterEach, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';

import { logNowhere, payload } from '../../support/payload';
import { rest } from '../../support/rest';
import { seededIndustry } from '../../support/content/seeded-industry';
import { signedInEditor } from '../../support/staff/editor';
import { previewAddress } from '~/collections/preview/preview-address';

// Refusals have their lines.
logNowhere();

const asServer = { context: { disableRevalidate: true }, overrideAccess: true } as const;
const answered = z.object({ doc: z.looseObject({ id: z.string() }) });

let headers: Record<string, string>;
beforeAll(async () => {
  headers = await signedInEditor();
});
afterEach(() =>
  payload.delete({ collection: 'announcements', where: {}, trash: true, ...asServer }),
);

const create = (body: object, query = '') =>
  rest('POST', `/announcements${query}`, { headers, body });

test('a fresh site has none', async () => {
  expect((await payload.count({ collection: 'announcements', ...asServer })).totalDocs).toBe(0);
});

test('visitors read what is published, and no draft', async () => {
  await create({ text: 'We are closed on Friday' });
  await create({ text: 'Half written' }, '?draft=true');
  const { docs } = z
    .object({ docs: z.array(z.object({ text: z.string() })) })
    .parse(await (await rest('GET', '/announcements')).json());
  expect(docs.map(({ text }) => text)).toEqual(['We are closed on Friday']);
});

test.each([
  [{ from: '2027-03-01T09:00:00Z', until: '2027-03-01T09:00:00Z' }, 'It ends before it begins.'],
  [{ shownOn: 'some' }, 'Choose kinds of pages, or single pages'],
  [{ link: { words: 'Read on', to: 'address', address: 'javascript:alert(1)' } }, 'Give a path'],
  [{ shownOn: 'nowhere' }, 'On which pages'],
  [{ shownOn: 'some', kinds: ['nothing'] }, 'Kinds of pages'],
  [{ text: 'x'.repeat(141) }, 'Text'],
])('%o is refused with the remedy', async (given, remedy) => {
  const answer = await create({ text: 'We move', ...given });
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain(remedy);
});

test('its preview is the first page on which it stands', async () => {
  const { id } = await seededIndustry('fitness');
  const at = (doc: object) => previewAddress('announcements', doc, payload);
  const preview = (path: string) => `/cms/preview?path=${encodeURIComponent(path)}`;
  expect(await at({ shownOn: 'all' })).toBe(preview('/'));
  expect(await at({ shownOn: 'some', kinds: ['industries'] })).toBe(preview('/industries'));
  const pages = [{ relationTo: 'industries', value: id }];
  expect(await at({ shownOn: 'some', pages })).toBe(preview('/industries/fitness'));
  expect(await at({ shownOn: 'some' })).toBeUndefined();
});

test('a page that it names is not deleted from under it', async () => {
  const { id } = await seededIndustry('fitness');
  const made = await create({
    text: 'Open day',
    shownOn: 'some',
    pages: [{ relationTo: 'industries', value: id }],
  });
  expect(answered.safeParse(await made.json()).success).toBe(true);
  const refused = await rest('DELETE', `/industries/${id}`, { headers });
  expect(refused.status).toBe(409);
  expect(await refused.text()).toContain('Open day');
});
