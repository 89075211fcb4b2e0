import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';

import type * as Door from '@/submissions/door';
import { contactForm } from '@/forms';

import { contents, linesOf, newFolder } from './spool-folders';

const folder = newFolder();
const receipt = z.object({ id: z.uuid(), reference: z.string() });
let door: typeof Door;

// Nothing listens at the address of the database.
beforeAll(async () => {
  vi.stubEnv('DATABASE_URL', 'postgres://nobody@127.0.0.1:1/none');
  vi.stubEnv('DATA_DIR', folder);
  vi.stubEnv('SUBMISSION_RATE_LIMIT', '0');
  vi.stubEnv('SPOOL_MEGABYTES', '1');
  vi.resetModules();
  door = await import('@/submissions/door');
});

function send(key: string, message: string): Promise<Response> {
  return door.submit(
    contactForm,
    new Request('http://localhost:3000/api/contact', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify({ name: 'Ada', email: 'ada@analytical.example', message }),
    }),
  );
}

test('with the database away, the second of two bodies under one key gets 409', async () => {
  const answers = await Promise.all([
    send('different', 'The first.'),
    send('different', 'The second.'),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([201, 409]);
  const kept = linesOf(await contents(`${folder}/spool`, '.jsonl'));
  expect(kept).toHaveLength(1);
  expect(kept[0]).toContain('The first.');
});

test('with the database away, the same ten times at once is kept once, with one receipt', async () => {
  const before = door.getSpoolCounts().waiting;
  const answers = await Promise.all(Array.from({ length: 10 }, () => send('same', 'The same.')));
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201));
  const receipts = await Promise.all(
    answers.map(async (answer) => receipt.parse(await answer.json())),
  );
  expect(new Set(receipts.map(({ id }) => id)).size).toBe(1);
  expect(door.getSpoolCounts().waiting).toBe(before + 1);
  const lines = linesOf(await contents(`${folder}/spool`, '.jsonl'));
  expect(lines.filter((line) => line.includes('The same.'))).toHaveLength(1);
});

test('with the database away, a second click without a script is kept once', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const before = door.getSpoolCounts().waiting;
  const click = async () => {
    const answer = await door.submit(
      contactForm,
      new Request('http://localhost:3000/api/contact', {
        method: 'POST',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        body: 'name=Ada&email=ada%40analytical.example&message=Clicked',
      }),
    );
    return answer.headers.get('location');
  };
  vi.setSystemTime('2026-11-22T10:19:59Z');
  const locations = await Promise.all([click(), click()]);
  vi.setSystemTime('2026-11-22T10:20:01Z');
  locations.push(await click());
  expect(new Set(locations).size).toBe(1);
  expect(door.getSpoolCounts().waiting).toBe(before + 1);
  vi.setSystemTime('2026-11-22T10:30:00Z');
  expect(await click()).not.toBe(locations[0]);
});
