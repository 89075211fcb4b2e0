import '../../support/settings/mails-and-answers';

import type { TypedUser } from 'payload';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { readOriginalHead, readOriginalLook } from '@/inbox/original/reads';
import { takeIn } from '@/submissions/incoming/take-in';
import { listUnmatched } from '@/submissions/records/incoming/unmatched';
import { listLastEntries, type MailFile } from '@/submissions/records/thread/thread';

import { userWithRole } from '../../support/payload';
import { newAuditPage } from '../../support/staff/audit-log';
import { addressOf, emptyInbox, onlyAda, rawMail } from '../../support/submissions/incoming';

let admin: TypedUser;
let editor: TypedUser;
let ada = '';
beforeAll(async () => {
  [admin, editor] = await Promise.all([userWithRole('admin'), userWithRole('editor')]);
});
beforeEach(async () => {
  ada = await onlyAda();
});
afterAll(emptyInbox);

const html = '<p style="color:#036">Laid <b>out</b>.</p><img src="https://track.example/1.png">';

const idOf = (files: readonly MailFile[] = []) =>
  files.find(({ kind }) => kind === 'original')?.id ?? '';

test('a mail of a thread is shown as its sender laid it out, and that is noted', async () => {
  await takeIn(await rawMail({ to: addressOf(ada), html, text: 'Laid out.', cc: 'bo@c.example' }));
  const [mail] = (await listLastEntries([ada], 1)).get(ada)?.entries ?? [];
  const page = await newAuditPage();
  const look = await readOriginalLook(admin, idOf(mail?.files));
  expect(look).toMatchObject({ isCut: false });
  expect(JSON.stringify(look)).toContain('<p style=\\"color:#036\\">Laid <b>out</b>.</p>');
  expect(await page.read()).toMatchObject([
    { action: 'opened', submissions: [ada], detail: 'a mail as it came' },
  ]);
  expect(await readOriginalHead(admin, idOf(mail?.files))).toMatchObject({
    from: 'Ada Byron <ada@analytical.example>',
    cc: 'bo@c.example',
    parent: { form: 'contact', id: ada },
  });
  await expect(readOriginalLook(editor, idOf(mail?.files))).rejects.toThrow(/not allowed/i);
});

test('one that belongs nowhere yet is shown, and no other file is', async () => {
  const plan = { filename: 'plan.html', content: '<p>the plan</p>' };
  await takeIn(await rawMail({ to: 'inbox@onelayer.example', attachments: [plan] }));
  const [mail] = await listUnmatched(1);
  expect(JSON.stringify(await readOriginalLook(admin, idOf(mail?.files)))).toContain('that helps');
  const file = mail?.files.find(({ name }) => name === 'plan.html');
  expect(await readOriginalLook(admin, file?.id ?? '')).toBeNull();
  expect(await readOriginalLook(admin, mail?.id ?? '')).toBeNull();
  expect(await readOriginalHead(admin, ada)).toBeNull();
});
