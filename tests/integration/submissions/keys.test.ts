import { sql } from '@payloadcms/db-postgres';
import { describe, expect, test } from 'vitest';

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

test('without a key each is a submission of its own', async () => {
  const before = await count();
  await submit(quoteForm, post(JSON.stringify(quote)));
  await submit(quoteForm, post(JSON.stringify(quote)));
  expect(await count()).toBe(before + 2);
});
