import '../../../support/settings/mails';

import type { TypedUser } from 'payload';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { quoteForm } from '@/forms';
import { readConversation } from '@/inbox/reply/reads';
import { emptyHead } from '@/inbox/reply/recipients/reply-head';
import { dropDraft, shareDraft, takeDraft } from '@/inbox/reply/shared/share';
import { readRules } from '@/inbox/rules/reads';
import { goneWords } from '@/inbox/rules/rule-words';
import { tryRule } from '@/inbox/rules/trial';
import { act } from '@/submissions/records/rules/act';
import { listArrivals } from '@/submissions/records/rules/arrivals';
import { listRules } from '@/submissions/records/rules/rules';
import { queueReply } from '@/submissions/records/thread/replies';

import { payload, userWithRole } from '../../../support/payload';
import { emptyInbox } from '../../../support/submissions/incoming';
import { written } from '../../../support/submissions/replies';
import {
  addRule,
  forgetRules,
  historyOf,
  run,
  sendQuote,
} from '../../../support/submissions/rules';

let admin: TypedUser;
let before: Templates;
let template = '';

type Templates = { readonly id?: string | null; readonly name: string; readonly text: string }[];

const settings = (replyTemplates: Templates) =>
  payload.updateGlobal({
    slug: 'inbox-settings',
    data: { replyTemplates },
    overrideAccess: true,
    context: { disableRevalidate: true },
  });

beforeAll(async () => {
  admin = await userWithRole('admin');
  const { replyTemplates } = await payload.findGlobal({
    slug: 'inbox-settings',
    overrideAccess: true,
  });
  before = replyTemplates ?? [];
});
beforeEach(async () => {
  await forgetRules();
  await emptyInbox();
  const text = 'Hello {firstName}, about {project}: {phone}?\n{signature}';
  const { replyTemplates } = await settings([{ name: 'First words', text }]);
  template = replyTemplates?.[0]?.id ?? '';
});
afterAll(async () => {
  await settings(before);
  await forgetRules();
  await emptyInbox();
});

const draftOf = async (id: string) => (await readConversation(quoteForm, admin, id)).draft;
const share = (id: string, text: string) =>
  shareDraft(quoteForm, admin, { ...emptyHead, id, text, draft: '' });
const of = (submission: string, version = '') => ({ submission, version });

test('a rule begins a draft with what the sender answered, and whoever takes it over signs it', async () => {
  await addRule('First answer', {}, { template });
  const id = await sendQuote({ name: 'Ada Byron', phone: '' });
  await run();
  const draft = await draftOf(id);
  expect(draft).toMatchObject({ author: null, rule: 'First answer' });
  expect(draft?.text).toBe('Hello Ada, about your portal project: {phone}?\n{signature}');
  expect(await historyOf(id)).toEqual(['Rule ‘First answer’: template put into the draft']);
  const taken = await takeDraft(quoteForm, admin, of(id, draft?.version));
  expect(taken.text).toMatch(
    /^Hello Ada, about your portal project: \{phone\}\?\nKind regards,\nTest admin\n/,
  );
  expect(await draftOf(id)).toMatchObject({ author: admin.id, rule: null });
});

test('what somebody has begun or answered stays as it is', async () => {
  await addRule('First answer', {}, { template });
  const [begun, answered] = [await sendQuote(), await sendQuote()];
  await share(begun, 'My own words.');
  await queueReply(quoteForm, admin, written(answered));
  await run();
  expect(await draftOf(begun)).toMatchObject({ text: 'My own words.', author: admin.id });
  expect(await draftOf(answered)).toBeNull();
  expect(await historyOf(begun)).toEqual([`${admin.email}: draft shared`]);
});

test('of two rules the first begins it, and a second try writes nothing', async () => {
  const first = await addRule('One', {}, { template });
  await addRule('Two', {}, { template });
  const id = await sendQuote();
  const [arrival] = await listArrivals(1);
  if (!arrival) throw new Error('Nothing waits');
  const deeds = {
    ...{ assignee: null, tag: null, priority: null, snoozedUntil: null, notified: [] },
    ...{ replyHours: null, calls: false },
  };
  for (const draft of ['Hello.', 'Again.'])
    await act(arrival, { id: first, name: 'One' }, { ...deeds, draft });
  await run();
  expect(await draftOf(id)).toMatchObject({ rule: 'One', text: 'Hello.' });
  expect(await historyOf(id)).toHaveLength(1);
});

test('who shares another is told of it, and anybody may throw it away', async () => {
  await addRule('First answer', {}, { template });
  const id = await sendQuote();
  await run();
  expect(JSON.stringify(await share(id, 'Mine'))).toContain(
    'the rule ‘First answer’ has begun one.',
  );
  await dropDraft(quoteForm, admin, of(id, (await draftOf(id))?.version));
  expect(await draftOf(id)).toBeNull();
});

test('a try says so and writes nothing; a template that is gone is named and left out', async () => {
  await addRule('First answer', {}, { template });
  const id = await sendQuote();
  const [rule] = await listRules();
  const read = await readRules(admin);
  const trial = rule && read && (await tryRule(admin, rule, read.nameable));
  expect(trial?.matching[0]?.deeds).toEqual([
    'put the template “First words” into the shared draft',
  ]);
  expect(await draftOf(id)).toBeNull();
  await settings([]);
  await run();
  expect(await draftOf(id)).toBeNull();
  const after = await readRules(admin);
  expect(rule && after && goneWords(rule, after.nameable)).toEqual([
    'Its template is gone: it begins no draft.',
  ]);
});
