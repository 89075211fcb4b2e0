import { sql } from '@payloadcms/db-postgres';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { quoteForm } from '@/forms';
import { submit } from '@/submissions/submit';

import { quote } from '../../support/submissions/answers';
import { payload } from '../../support/payload';
import { acceptedAnswer, count, post, stored } from '../../support/submissions/quote-requests';

describe('under one key', () => {
  const send = (key: string, body: object = quote) =>
    submit(quoteForm, post(JSON.stringify(body), undefined, { 'Idempotency-Key': key }));

  test('fifty at once are one row, and each gets its id', async () => {
    const before = await count();
    const key = crypto.randomUUID();
    const responses = await Promise.all(Array.from({ length: 50 }, () => send(key)));
    const ids = await Promise.all(
      responses.map(async (response) => acceptedAnswer.parse(await response.json()).id),
    );
    expect(responses.map(({ status }) => status)).toEqual(Array(50).fill(201));
    expect(new Set(ids).size).toBe(1);
    expect(await count()).toBe(before + 1);
    const { rows } = await payload.db.drizzle.execute(
      sql`SELECT id FROM payload_jobs WHERE input->>'submission' = ${ids[0]}`,
    );
    expect(rows).toHaveLength(2);
  });

  test('another body is refused with 409, and the first stays', async () => {
    const key = crypto.randomUUID();
    const { id } = acceptedAnswer.parse(await (await send(key)).json());
    const response = await send(key, { ...quote, description: 'Something else' });
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ error: { code: 'key-reused' } });
    expect(await stored(id)).toMatchObject({ description: quote.description });
  });

  test.each(['', 'x'.repeat(201), 'ü'])('“%s” is no key', async (key) => {
    const response = await send(encodeURI(key) === key ? key : 'a b');
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: { code: 'invalid-key' } });
  });
});

describe('a form without a script', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => vi.useRealTimers());

  const { _cc, _replyTo, ...answers } = { ...quote, timeline: '' };
  const click = async (change: object = {}, address = '192.0.2.7') => {
    const body = new URLSearchParams({ ...answers, ...change }).toString();
    const type = 'application/x-www-form-urlencoded';
    const response = await submit(quoteForm, post(body, type, { 'X-Forwarded-For': address }));
    expect(response.status).toBe(303);
    return response.headers.get('location');
  };
  const noticesOf = async (location: string | null) => {
    const { rows } = await payload.db.drizzle.execute(
      sql`SELECT count(*)::int AS count FROM payload_jobs WHERE input->>'submission' IN (
            SELECT id::text FROM quote_submissions
            WHERE reference = ${location?.replace('/received/', '') ?? ''})`,
    );
    return rows[0]?.['count'];
  };

  // Each begins where its clicks fall into one span of ten minutes, or into two.
  test.each([
    ['2026-11-22T10:01:00Z', '2026-11-22T10:01:01Z'],
    ['2026-11-22T10:19:59Z', '2026-11-22T10:20:01Z'],
    ['2026-11-22T10:35:00Z', '2026-11-22T10:44:59Z'],
  ])('that is clicked at %s and at %s is one submission', async (first, second) => {
    const before = await count();
    vi.setSystemTime(first);
    const locations = [await click()];
    vi.setSystemTime(second);
    locations.push(...(await Promise.all([click(), click()])));
    expect(new Set(locations).size).toBe(1);
    expect(await count()).toBe(before + 1);
    expect(await noticesOf(locations[0] ?? null)).toBe(2);
  });

  test('that says something else, comes from elsewhere or ten minutes later is another', async () => {
    const before = await count();
    vi.setSystemTime('2026-11-22T11:05:00Z');
    const locations = [
      await click(),
      await click({ company: '' }),
      await click({ description: `${quote.description}!` }),
      await click({}, '192.0.2.8'),
    ];
    vi.setSystemTime('2026-11-22T11:15:01Z');
    locations.push(await click());
    expect(new Set(locations).size).toBe(5);
    expect(await count()).toBe(before + 5);
  });
});

test('without a key each is a submission of its own', async () => {
  const before = await count();
  await submit(quoteForm, post(JSON.stringify(quote)));
  await submit(quoteForm, post(JSON.stringify(quote)));
  expect(await count()).toBe(before + 2);
});
