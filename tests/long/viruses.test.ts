import { clamdUrl, eicar, removeClamd, startClamd, stopClamd } from '../support/scans/clamd';
import { server } from '../support/settings/mails-and-answers';

import { randomUUID } from 'node:crypto';

import { sql } from '@payloadcms/db-postgres';
import type { TypedUser } from 'payload';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { contactForm } from '@/forms';
import { deleteInfectedFile, readAttachment } from '@/inbox/attachments';
import { addFiles } from '@/inbox/reply/files/add-files';
import { readConversation } from '@/inbox/reply/reads';
import { sendReply } from '@/inbox/reply/replies';
import { judgedFile } from '@/submissions/incoming/mail/files';
import { takeIn } from '@/submissions/incoming/take-in';
import { listFormFiles } from '@/submissions/records/attachments/form-files';
import { store } from '@/submissions/records/store';
import { scanDueFiles } from '@/submissions/scan/scan-files';
import { contentOf } from '@/submissions/records/person/kept-mails';

import { expectOutput } from '../support/output';
import { scanner } from '../../scripts/doctor/outside-checks.mjs';
import { payload, userWithRole } from '../support/payload';
import { addressOf, emptyInbox, onlyAda, rawMail } from '../support/submissions/incoming';
import { entries, sendNow, written } from '../support/submissions/replies';

let admin: TypedUser;
let ada = '';
beforeAll(async () => {
  await startClamd();
  admin = await userWithRole('admin');
});
beforeEach(async () => {
  server.reset();
  ada = await onlyAda();
});
afterAll(async () => {
  await removeClamd();
  await emptyInbox();
});

const round = () => scanDueFiles(clamdUrl, () => true);
/** Ends the pause between two tries. */
const laterOn = () =>
  payload.db.drizzle.execute(sql`UPDATE attachments SET scanned_at = now() - interval '1 hour'`);
const textOf = async (id: string) => (await readAttachment(admin, id))?.content.toString();

/** By a form, as its door stores it. */
async function submitted(files: Readonly<Record<string, Buffer | string>>) {
  const id = randomUUID();
  await store(contactForm, [
    {
      ...{ id, form: 'contact', submittedAt: new Date().toISOString(), reference: `C-${id}` },
      values: { name: 'Bo', email: 'bo@quay.example', message: 'Here they are.' },
      ...{ quarantinedFor: null, source: undefined },
      files: Object.entries(files).map(([name, text]) => judgedFile(name, Buffer.from(text))),
    },
  ]);
  return async () =>
    Object.fromEntries((await listFormFiles(id)).map((file) => [file.name, file] as const));
}

test('nobody has a file of a form before it is looked at, and never one with a virus', async () => {
  const files = await submitted({ 'plan.pdf': '%PDF-1.7 the plan', 'cv.txt': eicar });
  const before = await files();
  expect([before['plan.pdf']?.held, before['cv.txt']?.held]).toEqual(['waiting', 'waiting']);
  expect(await textOf(before['plan.pdf']?.id ?? '')).toBeUndefined();
  await round();
  const after = await files();
  expect(after['plan.pdf']).toMatchObject({ held: null, found: null });
  expect(after['cv.txt']).toMatchObject({
    held: 'infected',
    found: 'Eicar-Test-Signature.UNOFFICIAL',
  });
  expect(await textOf(after['plan.pdf']?.id ?? '')).toBe('%PDF-1.7 the plan');
  const infected = after['cv.txt']?.id ?? '';
  expect(await textOf(infected)).toBeUndefined();
  // Nor is it in what a person is sent of theirs.
  for await (const part of contentOf(infected)) expect(part).toBeUndefined();
  expect(await deleteInfectedFile(admin, after['plan.pdf']?.id ?? '')).toBe(false);
  expect(await deleteInfectedFile(admin, infected)).toBe(true);
  expect(Object.keys(await files())).toEqual(['plan.pdf']);
});

test('what hides in a file of another kind is found: GIF and page, PDF and archive', async () => {
  const files = await submitted({
    'a.gif': `GIF89a<html><script>alert(1)</script>${eicar}`,
    'b.pdf': `%PDF-1.7\n${eicar}\nPK\u0003\u0004`,
    'c.gif': 'GIF89a<html><script>alert(1)</script>',
  });
  await round();
  const found = await files();
  expect([found['a.gif']?.held, found['b.pdf']?.held]).toEqual(['infected', 'infected']);
  expect(found['c.gif']?.held).toBeNull();
});

test('a mail with a virus can be read, and its files and the mail as it came cannot', async () => {
  const attachments = [
    { filename: 'invoice.pdf', content: eicar },
    { filename: 'plan.pdf', content: '%PDF-1.7 fine' },
  ];
  await takeIn(await rawMail({ to: addressOf(ada), attachments }));
  await round();
  const { thread } = await readConversation(contactForm, admin, ada);
  const [mail] = thread ?? [];
  expect(mail?.text).toBe('Thank you, that helps.');
  expect(mail?.files.map(({ name, held }) => [name, held])).toEqual([
    ['invoice.pdf', 'infected'],
    ['plan.pdf', null],
    ['mail.eml', 'infected'],
  ]);
});

test('a reply waits for its files to be looked at, and does not go out with a virus', async () => {
  const data = new FormData();
  for (const [name, value] of Object.entries({ form: 'contact', id: ada })) data.set(name, value);
  data.set('file', new File(['the plan'], 'plan.txt'));
  await addFiles(admin, data);
  await sendReply(contactForm, admin, written(ada));
  await sendNow();
  expect(server.received).toEqual([]);
  await round();
  await sendNow();
  expect(server.received[0]?.mail.attachments).toHaveLength(1);
  expectOutput(/^A reply was not sent: A file of it holds a virus/);
  data.set('file', new File([eicar], 'tool.txt'));
  await addFiles(admin, data);
  await sendReply(contactForm, admin, written(ada, { seen: 1 }));
  await round();
  await sendNow();
  expect(server.received).toHaveLength(1);
  expect((await entries())[1]).toMatchObject({
    state: 'failed',
    problem: 'A file of it holds a virus (Eicar-Test-Signature.UNOFFICIAL)',
  });
});

test('while the scanner is away files wait, and are looked at once it is there', async () => {
  await stopClamd();
  const files = await submitted({ 'plan.pdf': '%PDF-1.7 the plan' });
  await round();
  const { 'plan.pdf': plan } = await files();
  expect(plan?.held).toBe('away');
  expect(await scanner(clamdUrl)).toMatchObject({ isWell: false });
  expect(await textOf(plan?.id ?? '')).toBeUndefined();
  await startClamd();
  expect(await scanner(clamdUrl)).toMatchObject({ isWell: true });
  await laterOn();
  await round();
  expect((await files())['plan.pdf']?.held).toBeNull();
});

test('what is too large for the scanner holds up nothing, and 25 MB are not', async () => {
  const large = await submitted({ 'large.txt': Buffer.alloc(25_000_000, 'a') });
  await round();
  expect((await large())['large.txt']?.held).toBeNull();
  await stopClamd();
  await startClamd('1M');
  const files = await submitted({ 'large.txt': Buffer.alloc(8_000_000, 'a'), 'small.txt': 'b' });
  await round();
  await laterOn();
  await round();
  const { 'large.txt': refused, 'small.txt': small } = await files();
  expect(small?.held).toBeNull();
  expect(['refused', 'away']).toContain(refused?.held);
  expect(await textOf(refused?.id ?? '')).toBeUndefined();
});
