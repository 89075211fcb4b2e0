import { server } from '../../../support/settings/mails-and-answers';

import { randomUUID } from 'node:crypto';

import { sql } from '@payloadcms/db-postgres';
import type { TypedUser } from 'payload';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { contactForm } from '@/forms';
import { readOwnPicture } from '@/inbox/attachments';
import { readBegunForward, readForwardable } from '@/inbox/forward/reads';
import { sendForward } from '@/inbox/forward/send-forward';
import { addFiles } from '@/inbox/reply/files/add-files';
import { mustHavePictures } from '@/inbox/reply/files/must-have-pictures';
import { readConversation } from '@/inbox/reply/reads';
import { emptyHead } from '@/inbox/reply/recipients/reply-head';
import { sendReply, takeReplyBack } from '@/inbox/reply/replies';
import { shareDraft } from '@/inbox/reply/shared/share';
import { heldPictures } from '@/submissions';
import { takeIn } from '@/submissions/incoming/take-in';
import { removeDraftFile } from '@/submissions/records/attachments/draft-files';

import { dot } from '../../../support/mail/pictures';
import { payload, userWithRole } from '../../../support/payload';
import { addressOf, emptyInbox, onlyAda, rawMail } from '../../../support/submissions/incoming';
import { sendNow, written } from '../../../support/submissions/replies';
import { listThreads } from '../../../support/submissions/threads';

let admin: TypedUser;
let ada = '';
beforeAll(async () => {
  admin = await userWithRole('admin');
});
beforeEach(async () => {
  server.reset();
  ada = await onlyAda();
});
afterAll(emptyInbox);

/** @returns the names that they have then */
async function attach(draft: 'reply' | 'forward', ...names: readonly string[]) {
  const data = new FormData();
  for (const [name, value] of Object.entries({ form: 'contact', id: ada, draft }))
    data.set(name, value);
  for (const name of names) data.append('file', new File([new Uint8Array(dot)], name));
  return (await addFiles(admin, data))?.names;
}

const text = 'Look:\n[Picture: The dock](sketch.png)\nAs drawn.';
const send = (reply: ReturnType<typeof written>) => sendReply(contactForm, admin, reply);
const draftFiles = async () => (await readConversation(contactForm, admin, ada)).files;
const names = (files: readonly { name: string }[]) => files.map(({ name }) => name);

test('a picture stands in the mail where it was put, beside files that do not', async () => {
  expect(await attach('reply', 'sketch.png', 'other.png')).toEqual(['sketch.png', 'other.png']);
  await send(written(ada, { text }));
  await sendNow();
  const [mail] = server.received.map((each) => each.mail);
  const [sketch, other] = mail?.attachments ?? [];
  expect(mail?.text).toContain('Look:\n[Picture: The dock](sketch.png)\nAs drawn.');
  expect(mail?.html).toMatch(
    /Look:<\/p>\n<p[^>]*><img src="cid:[^"]+" alt="The dock"[^>]*><\/p>\n<p[^>]*>As drawn\./,
  );
  const [, cid = ''] = /src="cid:([^"]+)"/.exec(mail?.html ?? '') ?? [];
  expect(sketch).toMatchObject({ filename: 'sketch.png', mimeType: 'image/png', related: true });
  expect(sketch?.contentId).toBe(`<${cid}>`);
  const { content = '' } = sketch ?? {};
  expect(typeof content === 'string' || Buffer.from(new Uint8Array(content))).toEqual(dot);
  expect(other).toMatchObject({ filename: 'other.png', disposition: 'attachment' });
  expect(other?.contentId).toBeUndefined();
});

test('no two pictures of a conversation have one name, so each line keeps its own', async () => {
  await attach('reply', 'sketch.png');
  const reply = written(ada, { text });
  await send(reply);
  expect(await attach('reply', 'sketch.png', 'sketch.png')).toEqual([
    'sketch-2.png',
    'sketch-3.png',
  ]);
  await takeReplyBack(contactForm, admin, reply);
  expect(names(await draftFiles()).toSorted()).toEqual([
    'sketch-2.png',
    'sketch-3.png',
    'sketch.png',
  ]);
});

test('a line whose picture is gone is not sent, and one that was sent before may be asked for again', async () => {
  const draft = { author: admin.id, submission: ada };
  await attach('reply', 'sketch.png');
  const [file] = await draftFiles();
  const reply = written(ada, { text });
  await mustHavePictures(text, draft, reply.id);
  await send(reply);
  await mustHavePictures(text, draft, reply.id);
  await expect(mustHavePictures(text, draft, randomUUID())).rejects.toThrow(
    /the picture sketch\.png, which is not among the files/,
  );
  await takeReplyBack(contactForm, admin, reply);
  expect(await removeDraftFile(admin, file?.id ?? '')).toBe('sketch.png');
  await expect(mustHavePictures(text, draft, randomUUID())).rejects.toThrow(/Not sent/);
});

test('who reads the conversation sees it, also in a shared draft, and in the outbox', async () => {
  await attach('reply', 'sketch.png');
  await shareDraft(contactForm, admin, { ...emptyHead, id: ada, text, draft: '' });
  const lead = await userWithRole('lead');
  const { draft } = await readConversation(contactForm, lead, ada);
  expect(names(draft?.files ?? [])).toEqual(['sketch.png']);
  const [{ id } = { id: '' }] = draft?.files ?? [];
  expect((await readOwnPicture(lead, id))?.content).toEqual(dot);
  await expect(readOwnPicture(await userWithRole('editor'), id)).rejects.toThrow();
  const reply = written(ada, { text });
  await send(reply);
  expect((await heldPictures(reply.id, text)).get('sketch.png')).toBe(
    `data:image/png;base64,${dot.toString('base64')}`,
  );
  await takeIn(
    await rawMail({ to: addressOf(ada), attachments: [{ filename: 'theirs.png', content: dot }] }),
  );
  const theirs = (await listThreads([ada])).get(ada)?.at(-1)?.files ?? [];
  const named = theirs.find(({ name }) => name === 'theirs.png');
  expect(named && (await readOwnPicture(admin, named.id))).toBeNull();
});

test('a forward shows it in what it quotes, and has pictures of its own', async () => {
  await attach('reply', 'sketch.png');
  await send(written(ada, { text }));
  await sendNow();
  expect(await attach('forward', 'sketch.png')).toEqual(['sketch-2.png']);
  expect(await draftFiles()).toEqual([]);
  const what = await readForwardable(contactForm, admin, { submission: ada, mail: null });
  const [chosen] = what?.files ?? [];
  const forward = {
    ...{ submission: ada, mail: null, key: randomUUID(), to: 'bo@quay.example', subject: '' },
    ...{ text: '[Picture: Mine](sketch-2.png)', files: [chosen?.id ?? ''], held: [] },
  };
  await sendForward(contactForm, admin, forward);
  // What was added comes back with its words; what was copied does not.
  await takeReplyBack(contactForm, admin, { id: forward.key, submission: ada });
  const begun = await readBegunForward(admin, { form: 'contact', submission: ada });
  expect(names(begun.files)).toEqual(['sketch-2.png']);
  expect(await draftFiles()).toEqual([]);
  await sendForward(contactForm, admin, { ...forward, key: randomUUID(), held: begun.held });
  await sendNow();
  const mail = server.received.at(-1)?.mail;
  expect(mail?.attachments.map(({ filename, related }) => [filename, related])).toEqual(
    expect.arrayContaining([
      ['sketch.png', true],
      ['sketch-2.png', true],
    ]),
  );
  expect(mail?.attachments).toHaveLength(2);
  expect(mail?.html?.match(/<img src="cid:[^"]+" alt="(?:Mine|The dock)"/g)).toHaveLength(2);
});

test('it is erased with its conversation', async () => {
  await attach('reply', 'sketch.png');
  await attach('forward', 'plan.png');
  await send(written(ada, { text }));
  await payload.db.drizzle.execute(sql`DELETE FROM contact_submissions`);
  const { rows } = await payload.db.drizzle.execute(sql`SELECT name FROM attachments`);
  expect(rows).toEqual([]);
});
