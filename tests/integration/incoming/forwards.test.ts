import { server } from '../../support/settings/mails-and-answers';

import { randomUUID } from 'node:crypto';

import { sql } from '@payloadcms/db-postgres';
import type { TypedUser } from 'payload';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { contactForm } from '@/forms';
import { erasePerson } from '@/inbox/data-protection/erase-person';
import { readBegunForward, readForwardable } from '@/inbox/forward/reads';
import { sendForward, type ForwardOrder } from '@/inbox/forward/send-forward';
import { historyWords } from '@/inbox/submission/stream/history-words';
import { listTakenBack } from '@/submissions/records/taken-back';
import { sendReply, takeReplyBack } from '@/inbox/reply/replies';
import { takeIn } from '@/submissions/incoming/take-in';
import { listHistory } from '@/submissions/records/history';

import { payload, userWithRole } from '../../support/payload';
import {
  addressOf,
  cameIn,
  contactThread,
  emptyInbox,
  onlyAda,
  rawMail,
  stateOf,
} from '../../support/submissions/incoming';
import { entries, sendDue, sendNow, statusOf, written } from '../../support/submissions/replies';
import { listThreads } from '../../support/submissions/threads';

let admin: TypedUser;
let ada = '';
beforeAll(async () => {
  admin = await userWithRole('admin');
});
beforeEach(async () => {
  ada = await onlyAda();
  server.reset();
});
afterAll(emptyInbox);

const plan = { filename: 'plan.pdf', content: Buffer.from('the plan') };
const tool = { filename: 'tool.exe', content: Buffer.from('MZ and so on') };

/** Ada writes; gives the ids of her mail and of its files by their names. */
async function adaWrites(mail: object = {}) {
  await takeIn(
    await rawMail({
      ...{ to: addressOf(ada), subject: 'Re: our clinics', text: 'Seven of them.' },
      ...{ cc: 'Tom <tom@analytical.example>', attachments: [plan, tool], ...mail },
    }),
  );
  const last = (await listThreads([ada])).get(ada)?.at(-1);
  return {
    id: last?.id ?? '',
    files: new Map(last?.files.map(({ name, id }) => [name, id])),
  };
}

const order = (changes: Partial<ForwardOrder> = {}): ForwardOrder => ({
  ...{ submission: ada, mail: null, key: randomUUID(), to: 'bo@quay.example' },
  ...{ subject: '', text: 'Can you do this?', files: [], held: [], ...changes },
});

const send = (forward: ForwardOrder) => sendForward(contactForm, admin, forward);

test('a mail goes on with its files and words of ours, once, and stands in the thread', async () => {
  const mail = await adaWrites();
  const forward = order({ mail: mail.id, files: [mail.files.get('plan.pdf') ?? ''] });
  await Promise.all([send(forward), send(forward)]);
  await send(forward);
  await sendDue();
  expect(server.received).toEqual([]);
  await sendNow();
  await sendNow();
  expect(server.received.map(({ to }) => to)).toEqual([['bo@quay.example']]);
  const [sent] = server.received.map((each) => each.mail);
  expect(sent).toMatchObject({
    subject: 'Fwd: our clinics',
    replyTo: [{ address: addressOf(ada) }],
    attachments: [{ filename: 'plan.pdf' }],
  });
  expect(sent?.attachments[0]?.content).toEqual(new TextEncoder().encode('the plan').buffer);
  expect([sent?.inReplyTo, sent?.references]).toEqual([undefined, undefined]);
  expect(sent?.text).toMatch(
    /^Can you do this\?\n\n[^]*-+ Forwarded -+\n\nFrom: Ada Byron <ada@analytical\.example>\nCc: Tom <tom@analytical\.example>\nDate: .*\nSubject: Re: our clinics\n\nSeven of them\.\s*$/,
  );
  const thread = (await listThreads([ada])).get(ada) ?? [];
  expect(thread.map(({ isForward, state }) => [isForward, state])).toEqual([
    [false, 'received'],
    [true, 'sent'],
  ]);
  expect(thread[1]).toMatchObject({ address: 'bo@quay.example', text: 'Can you do this?' });
  // She has got nothing: what she wrote still waits for an answer.
  expect(await statusOf(ada)).toEqual({ status: 'new', replied: false });
  const said = await listHistory(contactForm, ada);
  expect(said.map((entry) => historyWords(entry, []))).toContain('forwarded it');
});

test('what the other one answers comes in under their address, and is no word of hers', async () => {
  const mail = await adaWrites();
  await send(order({ mail: mail.id }));
  await sendNow();
  const quoted = (server.received[0]?.mail.text ?? '').replaceAll(/^/gm, '> ');
  await takeIn(
    await rawMail({
      ...{ from: 'Bo Lind <bo@quay.example>', to: addressOf(ada), subject: 'Re: Fwd: our clinics' },
      text: `Yes.\n\nOn Fri, 27 Nov 2026, OneLayer wrote:\n${quoted}`,
    }),
  );
  expect(await cameIn()).toMatchObject([
    {},
    { address: 'bo@quay.example', sender: 'Bo Lind', text: 'Yes.', submission: ada },
  ]);
  const answer = (await listThreads([ada])).get(ada)?.at(-1);
  // Nobody is warned of an address that we wrote to.
  expect(answer).toMatchObject({ isInCopy: true, kind: 'answer' });
  expect(await stateOf(ada)).toMatchObject({ unread: true });
  // A reply still goes to her, and names no mail that she has not got.
  await sendReply(contactForm, admin, written(ada, { seen: answer?.position ?? 0 }));
  server.reset();
  await sendNow();
  const [reply] = server.received;
  expect(reply?.to).toEqual(['ada@analytical.example']);
  expect(JSON.stringify(reply?.mail.references)).not.toContain('bo@quay');
});

test('a whole conversation goes on with answers to the form and all mails, without notes', async () => {
  await adaWrites({ subject: 'More', text: 'Nine of them.' });
  await sendReply(contactForm, admin, written(ada, { seen: 1, text: 'Nine will do.' }));
  await sendNow();
  await takeIn(
    await rawMail({
      to: addressOf(ada),
      text: 'Away.',
      headers: { 'Auto-Submitted': 'auto-replied' },
    }),
  );
  server.reset();
  await send(order());
  await sendNow();
  const text = server.received[0]?.mail.text ?? '';
  for (const words of ['Nine systems.', 'Nine of them.', 'Nine will do.', 'Email: ada@analytical'])
    expect(text).toContain(words);
  expect(text).not.toContain('Away.');
  expect(server.received[0]?.mail.attachments).toEqual([]);
});

test('files that could do harm go along where somebody says so, and nobody else’s do', async () => {
  const mail = await adaWrites();
  const { files = [] } =
    (await readForwardable(contactForm, admin, { submission: ada, mail: mail.id })) ?? {};
  expect(files.map(({ name, kind }) => [name, kind])).toEqual([
    ['plan.pdf', 'plain'],
    ['tool.exe', 'dangerous'],
    ['mail.eml', 'original'],
  ]);
  const all = [...mail.files.values()];
  await takeIn(await rawMail({ to: 'inbox@onelayer.example', attachments: [plan] }));
  const { rows } = await payload.db.drizzle.execute(
    sql`SELECT id FROM attachments WHERE submission IS NULL`,
  );
  await send(order({ mail: mail.id, files: [...all, ...rows.map(({ id }) => String(id))] }));
  await sendNow();
  const names = server.received[0]?.mail.attachments.map(({ filename }) => filename);
  expect(names?.sort()).toEqual(['mail.eml', 'plan.pdf', 'tool.exe']);
});

test('taken back, it goes to nobody, and its words wait for the next forward alone', async () => {
  const mail = await adaWrites();
  const forward = order({ mail: mail.id, files: [...mail.files.values()] });
  await send(forward);
  await takeReplyBack(contactForm, admin, { id: forward.key, submission: ada });
  await takeReplyBack(contactForm, admin, { id: forward.key, submission: ada });
  await sendNow();
  expect(server.received).toEqual([]);
  expect(await listTakenBack({ author: admin.id, submission: ada })).toEqual([]);
  const begun = await readBegunForward(admin, contactThread(ada));
  expect(begun).toMatchObject({ text: 'Can you do this?', held: [forward.key] });
  const { rows } = await payload.db.drizzle.execute(
    sql`SELECT FROM attachments WHERE author IS NOT NULL`,
  );
  expect(rows).toEqual([]);
  await send(order({ text: begun.text, held: begun.held }));
  expect(await readBegunForward(admin, contactThread(ada))).toMatchObject({ text: '', held: [] });
  await sendNow();
  expect(server.received).toHaveLength(1);
});

test.each([
  ['', /Write to whom it goes/],
  ['bo@', /“bo@” is no email address/],
  ['inbox@onelayer.example', /answers come in/],
])('to %j nothing is sent, and it says why', async (to, why) => {
  await expect(send(order({ to }))).rejects.toThrow(why);
  expect(await entries()).toEqual([]);
});

test('of the trash, of another thread, or for marketers there is nothing to forward', async () => {
  const mail = await adaWrites();
  const editor = await userWithRole('editor');
  await expect(sendForward(contactForm, editor, order())).rejects.toThrow(/no longer here/);
  await expect(send(order({ mail: randomUUID() }))).rejects.toThrow(/no longer here/);
  await payload.db.drizzle.execute(sql`UPDATE contact_submissions SET deleted_at = now()`);
  await expect(send(order({ mail: mail.id }))).rejects.toThrow(/no longer here/);
  expect(await entries()).toMatchObject([{ state: 'received' }]);
});

test('what somebody wrote on another’s thread is erased from every forward of it, too', async () => {
  const tom = {
    ...{ from: 'Tom <tom@quay.example>', cc: '', text: 'Two words of Tom.' },
    attachments: [{ filename: 'tom.pdf', content: Buffer.from('tom’s plan') }],
  };
  const mail = await adaWrites(tom);
  const own = await adaWrites({ text: 'Ada’s own words.', attachments: [] });
  const files = [mail.files.get('tom.pdf') ?? ''];
  await send(order({ mail: mail.id, files }));
  await sendNow();
  const first = (await listThreads([ada])).get(ada)?.at(-1);
  await send(order({ mail: first?.id ?? '', files: first?.files.map(({ id }) => id) ?? [] }));
  await sendNow();
  await send(order({ mail: own.id }));
  // This one waits still.
  await send(order({ text: 'All of it.' }));
  const held = async () => {
    const { rows } = await payload.db.drizzle.execute(sql`
      SELECT (SELECT count(*)::int FROM thread_entries
              WHERE concat(text, quoted) LIKE '%words of Tom%') AS mails,
             (SELECT count(*)::int FROM attachments
              WHERE position('plan'::bytea IN content) > 0) AS files`);
    return rows[0];
  };
  expect(await held()).toEqual({ mails: 4, files: 3 });
  const receipt = await erasePerson(admin, ['tom@quay.example']);
  expect(receipt).toMatchObject({ otherMails: 1, isWhole: true });
  expect(await held()).toEqual({ mails: 0, files: 0 });
  const left = (await listThreads([ada])).get(ada) ?? [];
  expect(left.map(({ state, quoted }) => [state, quoted?.slice(0, 12)])).toEqual([
    ['received', undefined],
    ['sent', '[What was fo'],
    ['sent', '[What was fo'],
    ['waiting', '---------- F'],
    ['failed', '[What was fo'],
  ]);
});
