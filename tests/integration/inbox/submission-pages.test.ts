import type { TypedUser } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { eachSubmission } from '@/inbox/export';
import { countFound } from '@/inbox/list/reads/counts';
import { listSubmissions } from '@/inbox/list/reads/page';

import { userWithRole } from '../../support/payload';
import { storeMany } from '../../support/submissions/listed-quotes';
import { emptyTables } from '../../support/submissions/sent-submissions';
import { quotesView } from '../../support/submissions/views';

let admin: TypedUser;

beforeAll(async () => {
  admin = await userWithRole('admin');
  await emptyTables();
  await storeMany();
});
afterAll(emptyTables);

test.each([{}, { sort: 'oldest' }, { sort: 'name' }, { sort: '-name' }, { sort: '-email' }])(
  'each row stands on one page, forwards and backwards: %j',
  async (params) => {
    const view = quotesView({ ...params, q: 'bulk' });
    const first = await listSubmissions(view, admin, null);
    const pages = [first];
    for (let after = first?.after; after; after = pages.at(-1)?.after) {
      pages.push(await listSubmissions(view, admin, { after }));
    }
    expect(pages.map((page) => page?.submissions.length)).toEqual([20, 20, 5]);
    expect(pages.map((page) => page?.before !== null)).toEqual([false, true, true]);
    const forwards = pages.flatMap((page) => page?.submissions.map(({ id }) => id) ?? []);
    expect(new Set(forwards).size).toBe(45);

    const before = pages[2]?.before;
    expect(before && (await listSubmissions(view, admin, { before }))).toEqual(pages[1]);
    const start = pages[1]?.before;
    expect(start && (await listSubmissions(view, admin, { before: start }))).toEqual(first);

    const streamed: string[] = [];
    for await (const some of eachSubmission(view, admin, 7)) {
      expect(some.length).toBeLessThanOrEqual(7);
      streamed.push(...some.map(({ id }) => id));
    }
    expect(streamed).toEqual(forwards);
  },
);

test('a page that is not all there is does not say how many there are', async () => {
  const view = quotesView({ q: 'bulk' });
  expect(await countFound(view, admin, await listSubmissions(view, admin, null))).toBe(45);
});

test('names come in order, both ways', async () => {
  const names = async (sort: string) => {
    const page = await listSubmissions(quotesView({ sort, q: 'bulk' }), admin, null);
    return page?.submissions.map(({ values }) => values['name']) ?? [];
  };
  expect((await names('name'))[0]).toBe('Name 0');
  expect((await names('-name'))[0]).toBe('Name 6');
});
