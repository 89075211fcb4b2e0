import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';

import { beforeAll, expect, test, vi } from 'vitest';

import type { readMail } from '@/submissions/incoming/read-mail';

/** In place of the program that reads mails: one that does what each mail says. */
const program = `
  import { parentPort } from 'node:worker_threads';
  parentPort.on('message', ({ raw }) => {
    const says = Buffer.from(raw).toString();
    if (says === 'for ever') for (;;);
    if (says === 'memory') for (const all = []; ; ) all.push(new Array(100_000).fill(1.5));
    if (says === 'ends') process.exit();
    if (says === 'dies later') setTimeout(() => process.exit(), 50);
    if (says === 'throws') throw new Error('not expected');
    if (says === 'no mail') parentPort.postMessage({ mail: null });
    parentPort.postMessage({ mail: { text: says, files: [{ name: 'a', content: raw }] } });
  });
  parentPort.postMessage('ready');
`;

const folder = mkdtempSync(path.join(tmpdir(), 'reading-'));
const given = { sent: [] };

let read: typeof readMail;
beforeAll(async () => {
  vi.stubEnv('DATABASE_URL', 'postgres://site:secret@127.0.0.1:5432/site');
  vi.stubEnv('PAYLOAD_SECRET', 'vJ8y2LqW0cT5nRk7ZbXd4HfGs6PmAeUi');
  vi.stubEnv('PROGRAMS_DIR', folder);
  ({ readMail: read } = await import('@/submissions/incoming/read-mail'));
});

const mail = (says: string, deadlines?: Parameters<typeof readMail>[2]) =>
  read(Buffer.from(says), given, deadlines);

const programFile = path.join(folder, 'mail-reader.mjs');

test('without the program, no mail is at fault', async () => {
  await expect(mail('Hello.')).rejects.toHaveProperty('name', 'NoReader');
});

test('a thread that never says that it is ready is ended', async () => {
  const pulse = path.join(folder, 'pulse');
  writeFileSync(
    programFile,
    `import { writeFileSync } from 'node:fs';
     setInterval(() => writeFileSync(${JSON.stringify(pulse)}, ''), 10);`,
  );
  await expect(mail('Hello.', { startMs: 1000, readMs: 1000 })).rejects.toHaveProperty(
    'name',
    'NoReader',
  );
  await wait(500);
  expect(existsSync(pulse)).toBe(true);
  rmSync(pulse);
  await wait(300);
  expect(existsSync(pulse)).toBe(false);
});

test('a thread that dies while nobody asks it costs the next mail nothing', async () => {
  writeFileSync(programFile, program);
  await mail('dies later');
  await wait(500);
  const begin = performance.now();
  expect(await mail('Hello.')).toMatchObject({ text: 'Hello.' });
  expect(performance.now() - begin).toBeLessThan(5000);
});

test.each([
  ['for ever', 'To read it takes too long'],
  ['memory', 'To read it takes too much memory'],
  ['ends', 'It is not built as mails are'],
  ['throws', 'It is not built as mails are'],
  ['no mail', 'It is not built as mails are'],
])('one that has the reader go on with %j has an end, and the next is read', async (says, why) => {
  const stall = monitorEventLoopDelay({ resolution: 5 });
  stall.enable();
  const [bad, good] = await Promise.allSettled([
    mail(says, says === 'for ever' ? { startMs: 15_000, readMs: 300 } : undefined),
    mail('Hello.'),
  ]);
  stall.disable();
  expect(bad).toMatchObject({ reason: { name: 'Unreadable', message: why } });
  expect(good).toMatchObject({ value: { text: 'Hello.' } });
  if (good.status === 'fulfilled') expect(Buffer.isBuffer(good.value.files[0]?.content)).toBe(true);
  // A machine that is busy stalls us as well.
  expect(stall.max / 1_000_000).toBeLessThan(1000);
});
