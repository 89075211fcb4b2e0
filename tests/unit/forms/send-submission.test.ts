import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { type Delivery, sendSubmission } from '@/forms/send/send-submission';
import { contactForm } from '@/forms';

const form = contactForm;
const answers = { name: 'Ada', email: 'ada@analytical.example', message: 'Nine systems.' };
const request = vi.fn<typeof fetch>();
const send = (host = 'onelayer.example', more: Partial<Delivery> = {}) =>
  sendSubmission({ form, answers, key: 'the-key', host, ...more });

beforeEach(() => {
  vi.stubGlobal('fetch', request);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  request.mockReset();
});

test('the request (spec, section 7)', async () => {
  request.mockResolvedValue(new Response(null, { status: 201 }));
  await send();
  expect(request).toHaveBeenCalledExactlyOnceWith(
    '/api/contact',
    expect.objectContaining({
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Accept: 'application/json',
        'Idempotency-Key': 'the-key',
      },
      body: JSON.stringify({ ...answers, _cc: answers.email, _replyTo: answers.email }),
    }),
  );
});

test('of a success only the status is read', async () => {
  request.mockResolvedValue(new Response('<html>', { status: 200 }));
  expect(await send()).toEqual({ kind: 'sent' });
});

test('a 422 tells what is wrong, by field and in the form’s order', async () => {
  const fields = { message: 'Shorten this', nonsense: 'x', name: 'Write this on one line' };
  request.mockResolvedValue(Response.json({ error: { code: 'invalid', fields } }, { status: 422 }));
  expect(await send()).toEqual({
    kind: 'refused',
    errors: [
      { name: 'name', message: 'Write this on one line' },
      { name: 'message', message: 'Shorten this' },
    ],
  });
});

test('a form that has changed is told apart from what is wrong', async () => {
  const error = { code: 'form-changed', message: 'Look it over.' };
  request.mockResolvedValue(Response.json({ error }, { status: 409 }));
  expect(await send()).toEqual({ kind: 'changed', message: 'Look it over.' });
});

test('what is wrong with files is said at the questions that they answer', async () => {
  const error = { code: 'no-files-now', message: 'Send it again, or without files.' };
  const files = [['name', new File([], 'a.pdf')]] as const;
  request.mockImplementation(() => Promise.resolve(Response.json({ error }, { status: 503 })));
  expect(await send(undefined, { files })).toEqual({
    kind: 'refused',
    errors: [{ name: 'name', message: error.message }],
  });
  expect(await send()).toEqual({ kind: 'failed', message: error.message });
});

describe('a failure is', () => {
  test.each([400, 403, 409, 413, 429, 500, 503])('the status %i', async (status) => {
    request.mockResolvedValue(new Response('x', { status }));
    expect(await send()).toEqual({ kind: 'failed' });
  });

  test.each([
    ['without a body', null],
    ['without fields', '{"error":{"code":"invalid"}}'],
    ['with something else', '[1]'],
    ['with null', '{"error":{"fields":null}}'],
  ])('a 422 %s', async (_, body) => {
    request.mockResolvedValue(new Response(body, { status: 422 }));
    expect(await send()).toEqual({ kind: 'failed' });
  });

  test('a request that hangs for 15 seconds', async () => {
    vi.useFakeTimers();
    request.mockImplementation(
      (_, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
        }),
    );
    const settled = vi.fn();
    const outcome = send().finally(settled);
    await vi.advanceTimersByTimeAsync(14_900);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(await outcome).toEqual({ kind: 'failed' });
  });
});

test('why nothing was sent is said in the site’s words, where it has its own', async () => {
  const error = { code: 'unavailable', message: 'The door’s words.' };
  request.mockImplementation(() => Promise.resolve(Response.json({ error }, { status: 503 })));
  expect(await send()).toEqual({ kind: 'failed', message: 'The door’s words.' });
  const texts = { ...form.texts, refusals: { unavailable: 'Our words.' } };
  const own = await send(undefined, { form: { ...form, texts } });
  expect(own).toEqual({ kind: 'failed', message: 'Our words.' });
});

test('a preview host waits 800 ms and sends nothing', async () => {
  vi.useFakeTimers();
  const settled = vi.fn();
  const outcome = send('site-preview-7.example').finally(settled);
  await vi.advanceTimersByTimeAsync(790);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(20);
  expect(await outcome).toEqual({ kind: 'sent' });
  expect(request).not.toHaveBeenCalled();
});

describe('another try, under the same key', () => {
  const unknown = () =>
    Response.json({ error: { code: 'unknown-outcome', message: 'Who knows' } }, { status: 503 });

  test('follows when the server cannot tell, and the person is told', async () => {
    vi.useFakeTimers();
    request
      .mockResolvedValueOnce(unknown())
      .mockResolvedValueOnce(Response.json({ reference: 'C-0000-00' }, { status: 201 }));
    const onProgress = vi.fn();
    const outcome = send(undefined, { onProgress });
    await vi.runAllTimersAsync();
    expect(await outcome).toEqual({ kind: 'sent', reference: 'C-0000-00' });
    expect(onProgress).toHaveBeenCalledExactlyOnceWith('trying-again');
    const keys = request.mock.calls.map(([, init]) =>
      new Headers(init?.headers).get('Idempotency-Key'),
    );
    expect(keys).toEqual(['the-key', 'the-key']);
  });

  test('ends within 30 seconds, with ever longer pauses', async () => {
    vi.useFakeTimers();
    request.mockImplementation(() => Promise.resolve(unknown()));
    const since = performance.now();
    const outcome = send();
    await vi.runAllTimersAsync();
    expect(await outcome).toEqual({ kind: 'failed', message: 'Who knows' });
    expect(performance.now() - since).toBeLessThan(30_000);
    expect(request.mock.calls.length).toBeGreaterThan(4);
    expect(request.mock.calls.length).toBeLessThan(9);
  });

  test('follows a connection that failed, and ends within 3 seconds', async () => {
    vi.useFakeTimers();
    request.mockRejectedValue(new TypeError('Failed to fetch'));
    const since = performance.now();
    const outcome = send();
    await vi.runAllTimersAsync();
    expect(await outcome).toEqual({ kind: 'unreachable' });
    expect(performance.now() - since).toBeLessThan(3000);
    expect(request.mock.calls.length).toBeGreaterThan(1);
  });
});

test('a challenge is met once, and the proof sent along', async () => {
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 1,
    counter: 3,
    deriveKey,
    hmacSignatureSecret: 'secret',
  });
  const error = { code: 'rate-limited', message: 'A lot', challenge };
  request
    .mockResolvedValueOnce(Response.json({ error }, { status: 429 }))
    .mockResolvedValueOnce(new Response(null, { status: 201 }));
  const onProgress = vi.fn();
  expect(await send(undefined, { onProgress })).toEqual({ kind: 'sent' });
  expect(onProgress).toHaveBeenCalledExactlyOnceWith('checking-sender');
  const [, second] = request.mock.calls;
  const proof = new Headers(second?.[1]?.headers).get('Proof-Of-Work') ?? '';
  expect(JSON.parse(atob(proof))).toMatchObject({ challenge, solution: { counter: 3 } });
});
