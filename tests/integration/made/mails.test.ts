import { server } from '../../support/settings/mails';

import type { TypedUser } from 'payload';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import type { CustomForm } from '@/payload-types';

import { expectOutput, outputSoFar } from '../../support/output';
import { payload, userWithRole } from '../../support/payload';
import { madeFormOf, type PublishedForm } from '../../support/submissions/published-form';
import { runJobs } from '../../support/submissions/sent-notices';

const answers = {
  q0000000001: 'Ada Okafor',
  q0000000002: 'ada@quay.example',
  q0000000003: 'Lunch and talks',
  q0000000004: 'No hazelnuts, see https://spam.example',
  q0000000005: ['Tuesday'],
};

let form: PublishedForm;
beforeAll(async () => {
  form = await madeFormOf('mails-of-made');
});
beforeEach(async () => {
  await form.empty();
  server.reset();
});
afterAll(() => form.remove());

const mailsTo = (address: string) =>
  server.received.filter(({ to }) => to.includes(address)).map(({ mail }) => mail);

async function sendWith(then: Partial<CustomForm>, changes: object = {}) {
  await form.change(then);
  const receipt = await form.send({ ...answers, ...changes });
  await runJobs();
  return receipt;
}

test('a mail to the sender says what an editor wrote, with the answers, and leads nowhere', async () => {
  const { reference } = await sendWith({
    mailSubject: '{form}: see you ({reference})',
    mailText: 'Dear {name},\n\nwe expect you on {Days}.\nBring a coat.',
    mailsAnswers: true,
  });
  const [mail] = mailsTo('ada@quay.example');
  expect(mail?.subject).toBe(`Open day: see you (${reference})`);
  expect(mail?.text).toContain('Dear Ada Okafor,\n\nwe expect you on Tuesday.\nBring a coat.');
  expect(mail?.text).toContain('What do you come for?\nLunch and talks');
  // On a phone a long question takes several lines.
  expect(mail?.html).not.toContain('nowrap');
  expect(mail?.text).toContain(`Your reference is ${reference}`);
  expect(mail?.text).toContain('No hazelnuts, see […]');
  expect(JSON.stringify(mail)).not.toContain('spam.example');
});

test('a test has the mail of the draft', async () => {
  await form.change({ mailSubject: 'Published' });
  await form.draft({ mailSubject: 'Drafted' });
  await form.sendTest(answers);
  await form.send(answers);
  await runJobs();
  expect(mailsTo('ada@quay.example').map(({ subject }) => subject)).toEqual([
    '[Test] Drafted',
    'Published',
  ]);
  await form.change({ mailSubject: null });
});

test('a form that sends its senders no mail sends none, and the inbox waits for none', async () => {
  const { id } = await sendWith({ confirms: false });
  expect(mailsTo('ada@quay.example')).toEqual([]);
  expect(mailsTo('owner@onelayer.example')).toHaveLength(1);
  expect((await form.kept(id)).confirmation?.state ?? null).toBeNull();
  await form.change({ confirms: true });
});

test('rules say who of us is told, each once; where none fits, the owner is', async () => {
  const recipients = [
    { addresses: 'events@quay.example' },
    {
      ...{ onlyIf: 'q0000000003', onlyIfIs: 'is' as const, onlyIfAnswer: 'Lunch and talks' },
      addresses: 'kitchen@quay.example\nevents@quay.example',
    },
  ];
  const owner = () => mailsTo('owner@onelayer.example');
  await sendWith({ recipients });
  const toUs = server.received.filter(({ to }) => to.includes('events@quay.example'));
  expect(toUs.map(({ to }) => to)).toEqual([['events@quay.example', 'kitchen@quay.example']]);
  expect(owner()).toEqual([]);
  await sendWith({ recipients: recipients.slice(1) }, { q0000000003: 'Talks' });
  expect(owner()).toHaveLength(1);
});

test('who of several is refused is named and asked again, and nobody has a mail twice', async () => {
  const [has, later, never] = ['events@quay.example', 'kitchen@quay.example', 'x@refused.example'];
  server.deferred.add(later);
  const { id } = await sendWith({ recipients: [{ addresses: [has, later, never].join() }] });
  expectOutput(/tried again later: The mail server answered (451 and 550|451)$/);
  const notice = async () => (await form.kept(id)).ownerNotice;
  const refused = (address: string, answer: number) =>
    `${address} did not get it. The mail server answered ${answer}.`;
  expect(await notice()).toMatchObject({
    state: 'delayed',
    problem: `${refused(later, 451)} ${refused(never, 550)} Everybody else has it.`,
  });
  expect(outputSoFar().join('\n')).not.toMatch(/quay|refused\.example/);
  server.isRefusing = true;
  await runJobs();
  expect(await notice()).toMatchObject({
    state: 'delayed',
    problem: `${refused(never, 550)} ${refused(later, 451)} Everybody else has it.`,
  });
  server.isRefusing = false;
  server.deferred.clear();
  for (let round = 0; round < 2; round += 1) await runJobs();
  const toUs = server.received.filter(({ to }) => !to.includes('ada@quay.example'));
  expect(toUs.map(({ to }) => to)).toEqual([[has], [later]]);
  expect(await notice()).toMatchObject({
    state: 'failed',
    problem: `${refused(never, 550)} Everybody else has it.`,
  });
});

test('who was refused for now and has it then is missed by nobody', async () => {
  server.deferred.add('kitchen@quay.example');
  const { id } = await sendWith({
    recipients: [{ addresses: 'events@quay.example, kitchen@quay.example' }],
  });
  expectOutput(/tried again later: The mail server answered 451/);
  server.deferred.clear();
  await runJobs();
  expect((await form.kept(id)).ownerNotice).toMatchObject({ state: 'sent', problem: null });
  expect(mailsTo('events@quay.example')).toHaveLength(1);
});

test('a form that is gone before its mails go out is dealt with as all forms are', async () => {
  await form.change({ mailText: 'Never read', recipients: [{ addresses: 'events@quay.example' }] });
  const { reference } = await form.send(answers);
  await payload.update({
    ...{ collection: 'custom-forms', id: form.id, overrideAccess: true },
    data: { deletedAt: new Date().toISOString() },
    context: { disableRevalidate: true },
  });
  await runJobs();
  expect(mailsTo('ada@quay.example')[0]?.subject).toBe(`We have your answers ${reference}`);
  expect(mailsTo('owner@onelayer.example')).toHaveLength(1);
  await payload.update({
    ...{ collection: 'custom-forms', id: form.id, trash: true, overrideAccess: true },
    data: { deletedAt: null },
    context: { disableRevalidate: true },
  });
});

const asForm = async (thanksLink: string) => {
  await form.change({ thanksLink });
  const body = new URLSearchParams({ ...answers, q0000000005: 'Monday' });
  return (await form.post({ body })).headers.get('location');
};

test('without a script the page after sending is the one that an editor named, and none of a caller’s', async () => {
  expect(await asForm('/work?from=form#top')).toBe('/work?from=form#top');
  // The thank-you view leads on.
  expect(await asForm('https://shop.example/thanks')).toMatch(
    /^\/received\/F-[\w-]+\/mails-of-made$/,
  );
  await expect(form.change({ thanksLink: 'javascript:alert(1)' })).rejects.toThrow();
  await form.change({ thanksLink: null });
});

test('strangers see none of it, and an editor decides neither who is told nor sees it', async () => {
  await form.change({ mailText: 'A text', recipients: [{ addresses: 'events@quay.example' }] });
  const editor: TypedUser = await userWithRole('editor');
  const read = { collection: 'custom-forms', id: form.id, overrideAccess: false } as const;
  const [seen, edited] = [
    await payload.findByID(read),
    await payload.findByID({ ...read, user: editor }),
  ];
  expect([seen.mailText, seen.recipients, seen.confirms]).toEqual([undefined, [], undefined]);
  expect([edited.mailText, edited.recipients]).toEqual(['A text', []]);
  await payload.update({
    ...{ ...read, user: editor, context: { disableRevalidate: true } },
    data: { recipients: [{ addresses: 'editor@quay.example' }], mailText: 'Another' },
  });
  const kept = await payload.findByID({ ...read, overrideAccess: true });
  expect([kept.mailText, kept.recipients?.map(({ addresses }) => addresses)]).toEqual([
    'Another',
    ['events@quay.example'],
  ]);
});

test('braces that mean nothing are refused when the form is published', async () => {
  await expect(form.change({ mailText: 'On {Dayz}' })).rejects.toMatchObject({ status: 400 });
  await form.change({ mailText: 'On {Days}' });
});
