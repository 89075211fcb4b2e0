import type { TypedUser } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { quoteForm } from '@/forms';
import { emptyHead } from '@/inbox/reply/recipients/reply-head';
import { chooseSignature } from '@/inbox/account/own-signature';
import { previewReply, readConversation, signatureBelow } from '@/inbox/reply/reads';
import { fillText } from '@/inbox/reply/texts/reads';
import { getSubmission } from '@/inbox/submission/reads';

import { brand } from '../../support/brand';
import { expectOutput } from '../../support/output';
import { payload, userWithRole } from '../../support/payload';
import { madeFormOf } from '../../support/submissions/published-form';
import { emptyTables, quote } from '../../support/submissions/sent-submissions';

const settings = (data: object, user: TypedUser) =>
  payload.updateGlobal({
    slug: 'inbox-settings',
    data,
    overrideAccess: false,
    user,
    context: { disableRevalidate: true },
  });

let admin: TypedUser;
let before: object;
beforeAll(async () => {
  admin = await userWithRole('admin');
  const { replyTemplates, replySignature } = await payload.findGlobal({
    slug: 'inbox-settings',
    overrideAccess: true,
  });
  before = { replyTemplates, replySignature };
  await emptyTables();
});
afterAll(async () => {
  await settings(before, admin);
  await emptyTables();
});

async function stored() {
  const submission = await getSubmission(quoteForm, admin, await quote({ reference: 'Q-1' }));
  if (!submission) throw new Error('There is no submission');
  return submission;
}

test('three templates are there from the start, and what staff write is filled in', async () => {
  const { templates } = await readConversation(quoteForm, admin, crypto.randomUUID());
  expect(templates).toHaveLength(3);
  await settings(
    {
      replyTemplates: [{ name: 'Mine', text: '{name} {reference} {project}\n{signature}' }],
      replySignature: '{me} of {brand}',
    },
    admin,
  );
  const submission = await stored();
  const [mine] = (await readConversation(quoteForm, admin, submission.id)).templates;
  expect(mine?.name).toBe('Mine');
  const filled = await fillText(quoteForm, admin, submission, mine?.id ?? '');
  expect(filled).toBe(`Ada Q-1 your portal project\nTest admin of ${brand}`);
  expect(await fillText(quoteForm, admin, submission, 'gone')).toBeNull();
  const reply = { ...emptyHead, text: filled ?? '', signature: null };
  expect(await previewReply(quoteForm, submission, reply)).toMatchObject({
    to: 'a@b.example',
    subject: `Re: your quote request to ${brand} (Q-1)`,
    text: filled,
  });
});

test('a name that means nothing is refused where it is written', async () => {
  await expect(
    settings({ replyTemplates: [{ name: 'Wrong', text: 'Hello {nmae}' }] }, admin),
  ).rejects.toThrow(/text/i);
  await expect(settings({ replySignature: '{name}' }, admin)).rejects.toThrow(/signature/i);
});

test('a template names any answer by its field, and by the words of a question', async () => {
  const naming = (text: string) =>
    settings({ replyTemplates: [{ name: 'Named', text }], replySignature: '' }, admin);
  await naming('{firstName} {budget} {projectType} {phone}');
  await expect(naming('{howManyLanterns}')).rejects.toThrow(/text/i);
  const form = await madeFormOf('named-in-templates');
  // No form of another test asks this.
  const question = { key: 'q00000000t1', kind: 'number', label: 'How many lanterns?' } as const;
  await form.change({ questions: [question] });
  await naming('{howManyLanterns} {budget}');
  await form.remove();
  await settings({ replySignature: 'Kind regards' }, admin);
  await expect(naming('{howManyLanterns}')).rejects.toThrow(/text/i);
});

test('an editor reads and changes none', async () => {
  const editor = await userWithRole('editor');
  await expect(settings({ replyTemplates: [] }, editor)).rejects.toThrow(/not allowed/i);
  expectOutput(/could not read the inbox settings/);
  expect((await readConversation(quoteForm, editor, crypto.randomUUID())).templates).toEqual([]);
});

test('a reply ends with the signature of its author, or of the team, and once', async () => {
  await settings({ replySignature: 'The team of {brand}' }, admin);
  const { signature } = await readConversation(quoteForm, admin, crypto.randomUUID());
  expect(signature).toBe(`The team of ${brand}`);
  await chooseSignature(admin, 'Yours, {me}');
  const own = { ...admin, signature: 'Yours, {me}' };
  expect(await signatureBelow('Hello.', own)).toBe('Yours, Test admin');
  expect(await signatureBelow('Hello.\n\nYours, Test admin\n', own)).toBe('');
  const found = await payload.findByID({ collection: 'users', id: admin.id, overrideAccess: true });
  expect(found.signature).toBe(own.signature);
  await chooseSignature(admin, '');
  expect(await signatureBelow('Hello.', { ...admin, signature: null })).toBe(signature);
});
