import { sql } from '@payloadcms/db-postgres';
import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';

import { contactForm, type FormDefinition } from '@/forms';
import type { Refusal } from '@/submissions/refusal';

import { payload } from '../../support/payload';

const message = { name: 'Ada', email: 'ada@analytical.example', message: 'Nine systems.' };

let takeMegabytes: (headers: Headers) => Promise<Refusal | null>;
let submit: (form: FormDefinition, request: Request) => Promise<Response>;

beforeAll(async () => {
  vi.stubEnv('SUBMISSION_RATE_LIMIT', '2');
  vi.stubEnv('MIN_FILL_SECONDS', '2');
  vi.resetModules();
  ({ submit } = await import('@/submissions/submit'));
  ({ takeMegabytes } = await import('@/submissions/allowance'));
});

beforeEach(async () => {
  await payload.db.drizzle.execute(sql`DELETE FROM rate_limits`);
});

function send(
  address: string,
  { body = JSON.stringify(message), ...headers }: Record<string, string> = {},
) {
  return submit(
    contactForm,
    new Request('http://localhost:3000/api/contact', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address, ...headers },
      body,
    }),
  );
}

const refusal = z.object({
  error: z.object({ code: z.literal('rate-limited'), challenge: z.custom<Challenge>().optional() }),
});

async function quarantine(response: Response) {
  const { id } = z.object({ id: z.uuid() }).parse(await response.json());
  const { rows } = await payload.db.drizzle.execute(
    sql`SELECT quarantined_for, confirmation_state FROM contact_submissions WHERE id = ${id}`,
  );
  const { rows: jobs } = await payload.db.drizzle.execute(
    sql`SELECT id FROM payload_jobs WHERE input->>'submission' = ${id}`,
  );
  return { ...rows[0], jobs: jobs.length };
}

test('the third from one address is asked for a proof, and gets through with it', async () => {
  const address = '203.0.113.7';
  expect((await send(address)).status).toBe(201);
  expect((await send(address)).status).toBe(201);

  const key = { 'Idempotency-Key': crypto.randomUUID() };
  const refused = await send(address, key);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  const { challenge } = refusal.parse(await refused.json()).error;
  if (!challenge) throw new Error('no challenge');

  const solution = await solveChallenge({ challenge, deriveKey });
  const proof = { 'Proof-Of-Work': btoa(JSON.stringify({ challenge, solution })) };
  expect((await send(address, { ...key, ...proof })).status).toBe(201);
  // The proof was for that submission.
  expect((await send(address, { ...proof, 'Idempotency-Key': crypto.randomUUID() })).status).toBe(
    429,
  );
});

test('with proofs, too, there is an end', async () => {
  const address = '203.0.113.8';
  let answered = await send(address);
  for (let sent = 0; sent < 20; sent += 1) {
    const key = { 'Idempotency-Key': crypto.randomUUID() };
    answered = await send(address, key);
    if (answered.status === 201) continue;
    const { challenge } = refusal.parse(await answered.clone().json()).error;
    if (!challenge) break;
    const solution = await solveChallenge({ challenge, deriveKey });
    await send(address, { ...key, 'Proof-Of-Work': btoa(JSON.stringify({ challenge, solution })) });
  }
  expect(answered.status).toBe(429);
  expect(refusal.parse(await answered.json()).error.challenge).toBeUndefined();
});

test('another address is not held to account, another of the same /64 is', async () => {
  await send('2001:db8:1:2::1');
  await send('2001:db8:1:2::2');
  expect((await send('2001:db8:1:2:ffff::3')).status).toBe(429);
  expect((await send('2001:db8:1:3::1')).status).toBe(201);
});

test('a refused one and a repetition cost nothing', async () => {
  const address = '203.0.113.9';
  const key = { 'Idempotency-Key': crypto.randomUUID() };
  for (let tries = 0; tries < 5; tries += 1) {
    expect((await send(address, { body: '{}' })).status).toBe(422);
    expect((await send(address, key)).status).toBe(201);
  }
  expect((await send(address)).status).toBe(201);
});

test('what is refused has an end as well, and then costs no page', async () => {
  const address = '203.0.113.19';
  const form = { 'Content-Type': 'application/x-www-form-urlencoded', body: 'name=' };
  const pages = vi.spyOn(globalThis, 'fetch');
  const answers: number[] = [];
  for (let sent = 0; sent < 25; sent += 1) answers.push((await send(address, form)).status);
  expect(answers).toEqual([...Array<number>(20).fill(422), ...Array<number>(5).fill(429)]);
  expect(pages).toHaveBeenCalledTimes(20);
  pages.mockRestore();
  expect((await send(address)).status).toBe(201);
  expect((await send('203.0.113.20', { body: '{' })).status).toBe(400);
});

test('what is stored of an address tells nobody which', async () => {
  await send('203.0.113.10');
  const { rows } = await payload.db.drizzle.execute(sql`SELECT * FROM rate_limits`);
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain('203.0.113');
});

test('without JavaScript nothing can be proved: the third is stored and set aside', async () => {
  const address = '203.0.113.11';
  await send(address);
  await send(address);
  const form = {
    'Content-Type': 'application/x-www-form-urlencoded',
    body: new URLSearchParams(message).toString(),
  };
  const response = await send(address, form);
  expect(response.status).toBe(303);
  const { rows } = await payload.db.drizzle.execute(
    sql`SELECT quarantined_for FROM contact_submissions ORDER BY submitted_at DESC LIMIT 1`,
  );
  expect(rows[0]).toEqual({ quarantined_for: 'many-from-address' });
});

test('a form that was filled in at once is stored, set aside, and nobody is told', async () => {
  expect(await quarantine(await send('203.0.113.12', { 'Fill-Seconds': '0.4' }))).toEqual({
    quarantined_for: 'filled-too-fast',
    confirmation_state: 'held',
    jobs: 0,
  });
  expect(await quarantine(await send('203.0.113.12', { 'Fill-Seconds': '9' }))).toMatchObject({
    quarantined_for: null,
    jobs: 2,
  });
});

test('files have an end by their bytes, known before any is read', async () => {
  const upload = (address: string, bytes?: number) =>
    takeMegabytes(
      new Headers({
        'X-Forwarded-For': address,
        'Content-Type': 'multipart/form-data; boundary=x',
        ...(bytes !== undefined && { 'Content-Length': String(bytes) }),
      }),
    );
  await upload('203.0.113.30', 19_999_000);
  await upload('203.0.113.30', 20_000_000);
  expect(await upload('203.0.113.30', 1)).toMatchObject({ code: 'many-files' });
  await upload('203.0.113.31', 1);
  // Who does not say how much it is takes as much as there may be.
  await upload('203.0.113.32');
  expect(await upload('203.0.113.32')).toMatchObject({ code: 'many-files' });
  // What has no files is not counted.
  await takeMegabytes(new Headers({ 'X-Forwarded-For': '203.0.113.30' }));
});
