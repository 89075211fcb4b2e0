import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';

import { onlyWith } from '@/features';

import { logNowhere, payload } from '../../support/payload';
import { rest } from '../../support/rest';
import { publishPage } from '../../support/content/composed-page';
import { refusal, signedInEditor } from '../../support/staff/editor';

// Refusals have their lines.
logNowhere();

let headers: Record<string, string>;
beforeAll(async () => {
  headers = await signedInEditor();
  await publishPage('copied-of-tests');
});

/** What marketers may delete is theirs: content. */
const content = [
  'industries',
  'features',
  'process-steps',
  'testimonials',
  'claims',
  'projects',
  'faqs',
  ...onlyWith<'gallery-images'>('gallery', 'gallery-images'),
  'legal-pages',
  'pages',
] as const;

test.each(content)('a copy of one of the %s is a draft', async (collection) => {
  const asked = { collection, where: { _status: { equals: 'published' } } } as const;
  const { docs, totalDocs } = await payload.find({ ...asked, limit: 1 });
  const path = `/${collection}/${docs[0]?.id ?? ''}/duplicate`;
  const { useAsTitle } = payload.collections[collection].config.admin;
  const titleOf = (doc: object): unknown =>
    new Map<string, unknown>(Object.entries(doc)).get(useAsTitle ?? '');
  const title = String(titleOf(docs[0] ?? {}));
  const copies: string[] = [];
  for (const query of ['', '?draft=false']) {
    const answer = await rest('POST', path + query, { headers, body: {} });
    expect(answer.status).toBe(200);
    const { doc } = copy.parse(await answer.json());
    expect(doc._status).toBe('draft');
    expect((await payload.count(asked)).totalDocs).toBe(totalDocs);
    copies.push(doc.id);
    // Nobody can tell two of the same title from each other in a list.
    expect(titleOf(doc)).toMatch(copies.length === 1 ? /.{4} \(copy\)$/ : /.{4} \(copy 2\)$/);
    expect(String(titleOf(doc)).slice(0, 5)).toBe(title.slice(0, 5));
  }
  for (const id of copies) await rest('DELETE', `/${collection}/${id}`, { headers });
});

const copy = z.object({ doc: z.looseObject({ id: z.string(), _status: z.string() }) });

test('a list that is dragged into order shows all its rows', async () => {
  const dragged = Object.values(payload.collections).filter(({ config }) => config.orderable);
  expect(dragged.length).toBeGreaterThan(5);
  for (const { config } of dragged) {
    const { totalDocs } = await payload.count({ collection: config.slug });
    expect(config.admin.pagination?.defaultLimit).toBeGreaterThan(5 * totalDocs);
  }
});

/** As a build has it, in which a route does not know the class of the error. */
class OfAnotherBundle extends Error {
  readonly status = 400;
  readonly data = {
    errors: [{ path: 'brand', label: 'Brand', message: 'This field is required.' }],
  };
}

test('a global that refuses names the fields and the reasons', async () => {
  const global = payload.config.globals.find(({ slug }) => slug === 'site-settings');
  const fail = () => {
    throw new OfAnotherBundle('The following field is invalid: Brand');
  };
  global?.hooks.beforeValidate.push(fail);
  const answer = await rest('POST', '/globals/site-settings', { headers, body: { brand: '' } });
  global?.hooks.beforeValidate.pop();
  expect(answer.status).toBe(400);
  const { errors } = refusal.parse(await answer.json());
  expect(errors[0]?.data?.errors).toEqual([{ path: 'brand', message: 'This field is required.' }]);
});
