import { server } from '../../../support/settings/mails';

import { sql } from '@payloadcms/db-postgres';
import type { TypedUser } from 'payload';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { contactForm } from '@/forms';
import { forgetDrafts, readDraft } from '@/inbox/action/drafts';
import { idsIn } from '@/inbox/reply/reply-text';
import { readConversation } from '@/inbox/reply/reads';
import { keepReply, replyKeys, takeUp } from '@/inbox/reply/reply-draft';
import type { WrittenReply } from '@/submissions/records/thread/replies';
import { forgetOldTakenBack, forgetTakenBack } from '@/submissions/records/taken-back';
import { idsByThread } from '@/submissions/records/thread/thread-search';
import { sendReply, takeReplyBack } from '@/inbox/reply/replies';

import { newAuditPage } from '../../../support/staff/audit-log';
import { payload, userWithRole } from '../../../support/payload';
import { entries, sendDue, sendNow, written } from '../../../support/submissions/replies';
import { contact, emptyTables } from '../../../support/submissions/sent-submissions';
import { listThreads } from '../../../support/submissions/threads';

let admin: TypedUser;
let ada = '';
beforeAll(async () => {
  admin = await userWithRole('admin');
});
beforeEach(async () => {
  await emptyTables();
  server.reset();
  forgetDrafts();
  ada = await contact({ reference: 'C-1', email: 'ada@analytical.example' });
});
afterAll(async () => {
  await emptyTables();
});

const send = (reply: WrittenReply) => sendReply(contactForm, admin, reply);
const colleague = () => ({ ...admin, id: 'a1b2c3d4-0000-4000-8000-000000000001' });
const mails = () => server.received.map(({ mail }) => mail);

const box = () => readDraft(replyKeys({ author: admin.id, submission: ada }).text);
const write = (text: string) => keepReply({ author: admin.id, submission: ada, last: 0 }, text);
/** As the form of the open page would send it. */
const inTheBox = (seen = 0) => {
  const keys = replyKeys({ author: admin.id, submission: ada });
  const held = idsIn(readDraft(keys.takenBack));
  return { id: readDraft(keys.key), submission: ada, text: box(), seen, held };
};
const takeBack = (reply: { readonly id: string }, user = admin) =>
  takeReplyBack(contactForm, user, { id: reply.id, submission: ada });

/** What a browser that shows the submission takes up from it. */
async function look(user = admin): Promise<void> {
  const { takenBack, thread } = await readConversation(contactForm, user, ada);
  const last = thread?.at(-1)?.position ?? 0;
  takeUp({ author: user.id, submission: ada, last }, takenBack ?? []);
}

test('what is taken back in time never goes out, and comes back with its words', async () => {
  const page = await newAuditPage();
  const reply = written(ada);
  await send(reply);
  await takeBack(reply);
  await look();
  expect(box()).toBe(reply.text);
  await sendNow();
  expect(server.received).toEqual([]);
  expect((await listThreads([ada])).size).toBe(0);
  expect(await entries()).toMatchObject([{ state: 'taken-back', position: null }]);
  // A click from before comes late.
  await expect(send(reply)).rejects.toThrow('taken back since');
  await send(inTheBox());
  await sendNow();
  expect(server.received).toHaveLength(1);
  await expect(takeBack(reply)).rejects.toThrow('too late');
  const details = (await page.read()).map(({ detail }) => detail);
  expect(details.filter((detail) => detail === 'reply taken back')).toHaveLength(1);
});

const yesAndNo = [true, false];
const losses = yesAndNo.flatMap((ofSend) =>
  yesAndNo.flatMap((ofUndo) => yesAndNo.map((reloaded) => ({ ofSend, ofUndo, reloaded }))),
);

test.each(losses)(
  'the words are back in the box, once (answers lost: $ofSend, $ofUndo; loaded between: $reloaded)',
  async ({ ofSend, ofUndo, reloaded }) => {
    write('Nine will do.');
    const reply = inTheBox();
    await send(reply);
    if (!ofSend) write('');
    if (reloaded) await look();
    await takeBack(reply);
    if (!ofUndo) await look();
    // Nobody knows whether that was done: it is asked for once more, and the page loaded anew.
    if (ofUndo && reloaded) await takeBack(reply);
    await look();
    await look();
    expect(box()).toBe('Nine will do.');
    await send(inTheBox());
    write('');
    await look();
    expect(box()).toBe('');
    expect((await entries()).map(({ state, text }) => [state, text]).sort()).toEqual([
      ['taken-back', ''],
      ['waiting', 'Nine will do.'],
    ]);
  },
);

test('a tab that was closed meanwhile loses nothing, and what was written since stays', async () => {
  await send(written(ada, { text: 'Nine will do.' }));
  const [entry] = (await listThreads([ada])).get(ada) ?? [];
  await takeBack({ id: entry?.id ?? '' });
  forgetDrafts();
  write('And a tenth.');
  await look();
  expect(box()).toBe('Nine will do.\n\nAnd a tenth.');
  // What its author cuts out stays out, in this tab.
  write('And a tenth.');
  await look();
  expect(box()).toBe('And a tenth.');
});

test('a send that fails keeps the words, and what is thrown away or old is gone', async () => {
  const [one, two] = [written(ada, { text: 'One.' }), written(ada, { seen: 1, text: 'Two.' })];
  await send(one);
  await send(two);
  for (const each of [one, two]) await takeBack(each);
  await look();
  expect(box()).toBe('One.\n\nTwo.');
  await send(written(ada));
  // Its page has not seen the one before.
  await expect(send(inTheBox(0))).rejects.toThrow('Meanwhile you answered');
  const takenBack = async () => (await readConversation(contactForm, admin, ada)).takenBack;
  expect(await takenBack()).toHaveLength(2);
  await forgetTakenBack(colleague(), [one.id]);
  expect(await takenBack()).toHaveLength(2);
  await forgetTakenBack(admin, [one.id]);
  expect(await takenBack()).toMatchObject([{ id: two.id, text: 'Two.' }]);
  await forgetOldTakenBack(30);
  expect(await takenBack()).toHaveLength(1);
  await payload.db.drizzle.execute(
    sql`UPDATE thread_entries SET settled_at = now() - interval '31 days'`,
  );
  await forgetOldTakenBack(30);
  expect(await takenBack()).toEqual([]);
});

test('the words belong to who took them back, and no search finds them', async () => {
  const reply = written(ada, { text: 'Zeppelins are nine.' });
  await send(reply);
  expect(await idsByThread(contactForm, '%zeppelins%')).toEqual([ada]);
  await takeBack(reply, colleague());
  expect((await readConversation(contactForm, admin, ada)).takenBack).toEqual([]);
  await look(colleague());
  expect(readDraft(replyKeys({ author: colleague().id, submission: ada }).text)).toBe(reply.text);
  await expect(takeBack(reply)).rejects.toThrow('too late');
  expect(await idsByThread(contactForm, '%zeppelins%')).toEqual([]);
});

test('whoever still sees what was taken back is told of what was sent since', async () => {
  const replies = ['One.', 'Two.'].map((text, seen) => written(ada, { text, seen }));
  for (const reply of replies) await send(reply);
  for (const reply of replies) await takeBack(reply);
  await send(written(ada, { text: 'Three.', seen: 2 }));
  await expect(send(written(ada, { text: 'Four.', seen: 2 }))).rejects.toThrow(/you answered/);
  await send(written(ada, { text: 'Four.', seen: 2_000_000_000 }));
  const positions = (await listThreads([ada])).get(ada)?.map(({ position }) => position);
  expect(positions).toEqual([3, 7]);
});

test('each reply is either taken back or sent, whoever is quicker', async () => {
  const replies = Array.from({ length: 12 }, (_, seen) => written(ada, { seen }));
  for (const reply of replies) await send(reply);
  await payload.db.drizzle.execute(sql`UPDATE thread_entries SET due_at = now()`);
  const [taken] = await Promise.all([
    Promise.allSettled(
      replies.map(({ id }) => takeReplyBack(contactForm, admin, { id, submission: ada })),
    ),
    sendDue(),
  ]);
  const back = replies.filter((_, index) => taken[index]?.status === 'fulfilled');
  const sent = mails().map(({ messageId }) => messageId);
  expect(sent).toHaveLength(replies.length - back.length);
  expect(new Set(sent).size).toBe(sent.length);
  for (const { id } of back) expect(sent).not.toContain(`<reply.${id}@localhost>`);
});
