import { sql } from '@payloadcms/db-postgres';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { CustomForm } from '@/payload-types';
import { Unavailable } from '@/platform/database/failures';
import { listRedirects } from '@/site/redirects/list-redirects';
import { doorConnection } from '@/submissions/records/door-connection';
import { emptySpoolOnce } from '@/submissions/spool/empty-spool';

import { payload } from '../../support/payload';
import { eventForm } from '../../support/submissions/made-form';
import { madeFormOf, type PublishedForm } from '../../support/submissions/published-form';

const slug = 'retry-of-tests';
const answers = {
  q0000000001: 'Ada Okafor',
  q0000000002: 'ada@quay.example',
  q0000000003: 'Lunch and talks',
  q0000000004: 'No hazelnuts',
  q0000000005: ['Tuesday'],
};

let form: PublishedForm;
beforeEach(async () => {
  form = await madeFormOf(slug);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await form.remove();
});

type Questions = CustomForm['questions'];
const asked: Questions = [...eventForm.questions];
const changed = (key: string, change: Partial<Questions[number]>): Questions =>
  asked.map((question) => (question.key === key ? { ...question, ...change } : question));

/** What an editor may do between two tries. */
const changes: Record<string, Partial<CustomForm>> = {
  'calls all of it otherwise': {
    title: 'Open evening',
    questions: asked.map((question) => ({ ...question, label: `${question.label} Really?` })),
  },
  'takes the option away that was chosen': {
    questions: changed('q0000000003', { options: 'Talks\nDinner' }).filter(({ onlyIf }) => !onlyIf),
  },
  'asks one question more': {
    questions: [...asked, { key: 'q00000000ff', kind: 'text', label: 'Why?', required: true }],
  },
  'asks one question less': { questions: asked.filter(({ key }) => key !== 'q0000000005') },
  'makes a text of a choice': { questions: changed('q0000000005', { kind: 'text' }) },
  'closes the form': { opening: { closesAt: '2026-01-01T00:00:00.000Z' } },
};

const statusOf = async (body: object, headers: Record<string, string>) => {
  const { status } = await form.post({
    headers: { 'Content-Type': 'application/json', Accept: 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return status;
};

async function stored(): Promise<string[]> {
  const { rows } = await payload.db.drizzle.execute(
    sql`SELECT id FROM custom_submissions ORDER BY submitted_at, id`,
  );
  return rows.map(({ id }) => String(id));
}

test.each(Object.entries(changes))(
  'what is sent again after an editor %s is known again',
  async (_, change) => {
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    const { id } = await form.send(answers, headers);
    await form.change(change);
    expect((await form.send(answers, headers)).id).toBe(id);
    expect(await stored()).toEqual([id]);
    const other = { ...answers, q0000000001: 'Bo' };
    expect([403, 409, 422]).toContain(await statusOf(other, headers));
    // Nobody learns of a submission whose key they do not have.
    const fresh = { 'Idempotency-Key': crypto.randomUUID() };
    if ('opening' in change) expect(await statusOf(answers, fresh)).toBe(403);
  },
);

test.each(Object.entries(changes))(
  'what waits on the disk while an editor %s is stored once',
  async (_, change) => {
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    const away = vi.spyOn(doorConnection, 'query').mockRejectedValue(new Unavailable());
    const { id } = await form.send(answers, headers);
    await form.change(change);
    expect((await form.send(answers, headers)).id).toBe(id);
    away.mockRestore();
    await emptySpoolOnce();
    expect(await stored()).toEqual([id]);
  },
);

/** After which there is nothing at its address, or what is there takes nothing. */
const waysToGo: Record<string, Partial<CustomForm>> = {
  'to another address': { slug: `${slug}-elsewhere` },
  'into the trash': { deletedAt: '2026-01-01T00:00:00.000Z' },
  offline: { _status: 'draft' },
};

test.each(Object.entries(waysToGo))(
  'what is sent again after its form went %s is answered as before, and nothing else is taken',
  async (_, change) => {
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    const receipt = await form.send(answers, headers);
    const click = () =>
      form.post({ body: new URLSearchParams({ ...answers, q0000000005: 'Tuesday' }) });
    const place = (await click()).headers.get('location');
    const ids = await stored();
    await form.becomes(change);
    expect(await form.send(answers, headers)).toEqual(receipt);
    expect(place).toContain((await click()).headers.get('location') ?? 'nowhere');
    const fresh = { 'Idempotency-Key': crypto.randomUUID() };
    expect(await statusOf(answers, fresh)).toBe(404);
    expect(await statusOf({ ...answers, q0000000001: 'Bo' }, headers)).toBe(404);
    expect((await form.post({ body: '{}', headers: { 'Content-Type': 'text/csv' } })).status).toBe(
      404,
    );
    expect(await stored()).toEqual(ids);
    await form.becomes({ slug, deletedAt: null, _status: 'published' });
    expect(await form.send(answers, headers)).toEqual(receipt);
  },
);

test('its former address leads to the present one', async () => {
  await form.becomes({ slug: `${slug}-elsewhere` });
  expect(await listRedirects()).toContainEqual(
    expect.objectContaining({ from: `/forms/${slug}`, to: `/forms/${slug}-elsewhere` }),
  );
});

test('what was stored, and waits once more on the disk in other words, is stored once', async () => {
  const headers = { 'Idempotency-Key': crypto.randomUUID() };
  const { id } = await form.send(answers, headers);
  await form.change(changes['calls all of it otherwise'] ?? {});
  const away = vi.spyOn(doorConnection, 'query').mockRejectedValue(new Unavailable());
  expect((await form.send(answers, headers)).id).toBe(id);
  away.mockRestore();
  await emptySpoolOnce();
  expect(await stored()).toEqual([id]);
});

test('a first try that was not stored is stored as the form asks now', async () => {
  const headers = { 'Idempotency-Key': crypto.randomUUID() };
  const wrong = { ...answers, q0000000003: 'Dinner' };
  expect(await statusOf(wrong, headers)).toBe(422);
  await form.change({
    title: 'Open evening',
    ...changes['takes the option away that was chosen'],
  });
  const { id } = await form.send(wrong, headers);
  expect((await form.send(wrong, headers)).id).toBe(id);
  expect(await form.kept(id)).toMatchObject({ form: 'Open evening' });
  expect(await stored()).toEqual([id]);
});

test('without a script a second click after a change is the same submission', async () => {
  const click = async () => {
    const body = new URLSearchParams({ ...answers, q0000000005: 'Tuesday' });
    return (await form.post({ body })).headers.get('location');
  };
  const first = await click();
  await form.change(changes['calls all of it otherwise'] ?? {});
  expect(await click()).toBe(first);
  expect(await stored()).toHaveLength(1);
});
