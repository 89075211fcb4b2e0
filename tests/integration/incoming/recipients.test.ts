import { server } from '../../support/settings/mails-and-answers';

import { afterAll, beforeEach, expect, test } from 'vitest';

import { contactForm } from '@/forms';
import { readConversation } from '@/inbox/reply/reads';
import { sendReply } from '@/inbox/reply/replies';
import { takeIn } from '@/submissions/incoming/take-in';

import { userWithRole } from '../../support/payload';
import { addressOf, emptyInbox, onlyAda, rawMail } from '../../support/submissions/incoming';
import { written } from '../../support/submissions/replies';
import { listThreads } from '../../support/submissions/threads';

let ada = '';
beforeEach(async () => {
  server.reset();
  ada = await onlyAda();
});
afterAll(emptyInbox);

const thread = async () => (await listThreads([ada])).get(ada) ?? [];

test('whom a mail went to is kept, without the addresses at which answers come in', async () => {
  const raw = await rawMail({
    to: [`Inbox <${addressOf(ada)}>`, '"Lind, Bo" <bo@quay.example>', 'INBOX@onelayer.example'],
    cc: ['cy@quay.example', 'bo@quay.example', 'inbox+other@onelayer.example'],
  });
  await takeIn(raw);
  expect(await thread()).toMatchObject([
    { sentTo: 'Lind, Bo <bo@quay.example>', cc: 'cy@quay.example' },
  ]);
  await takeIn(await rawMail({ to: addressOf(ada), text: 'To nobody else.' }));
  expect((await thread()).at(-1)).toMatchObject({ sentTo: null, cc: null });
});

test('a colleague in copy is told apart from a stranger, who may name anybody', async () => {
  const from = async (writer: string, cc?: string) =>
    takeIn(await rawMail({ from: writer, cc, to: addressOf(ada), text: `I am ${writer}.` }));
  await from('bo@quay.example');
  await from('ada@analytical.example', 'Bo Lind <Bo@quay.example>');
  await from('bo@quay.example');
  await from('eve@else.example', 'eve@else.example, mallory@else.example');
  await from('eve@else.example');
  await from('mallory@else.example');
  await from('o@quay.example');
  const copied = (await thread()).map(({ isInCopy }) => isInCopy);
  expect(copied).toEqual([false, false, true, false, false, false, false]);
});

test('reply all is for who got the last mail, and never for ourselves', async () => {
  const admin = await userWithRole('admin');
  const everybody = async () => (await readConversation(contactForm, admin, ada)).everybody;
  expect(await everybody()).toEqual([]);
  const others = '"Lind, Bo" <bo@quay.example>, cy@quay.example';
  const ours = `${admin.email.toUpperCase()}, hello@onelayer.example, inbox+x@onelayer.example`;
  const from = 'di@quay.example';
  await takeIn(await rawMail({ from, to: addressOf(ada), cc: `${others}, ${ours}` }));
  expect(await everybody()).toEqual([from, 'bo@quay.example', 'cy@quay.example']);
  // Who got a blind copy stays unknown to the others.
  const reply = written(ada, { seen: 1, cc: ['cy@quay.example'], bcc: ['bo@quay.example'] });
  await sendReply(contactForm, admin, reply);
  expect(await everybody()).toEqual(['ada@analytical.example', 'cy@quay.example']);
});

test('who asks for answers at one of our own addresses gets them where they wrote from', async () => {
  const ask = async (replyTo: string) => {
    await takeIn(await rawMail({ to: addressOf(ada), replyTo, text: `At ${replyTo}.` }));
    return (await thread()).at(-1)?.replyTo;
  };
  expect(await ask('inbox@onelayer.example')).toBeNull();
  expect(await ask(addressOf(ada).toUpperCase())).toBeNull();
  expect(await ask('office@analytical.example')).toBe('office@analytical.example');
});
