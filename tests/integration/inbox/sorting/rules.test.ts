import { server } from '../../../support/settings/mails-and-answers';

import { sql } from '@payloadcms/db-postgres';
import type { TypedUser } from 'payload';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { isOn } from '@/features';
import { contactForm, quoteForm } from '@/forms';
import { readRules } from '@/inbox/rules/reads';
import { goneWords } from '@/inbox/rules/rule-words';
import { tryRule } from '@/inbox/rules/trial';
import { getSubmission } from '@/inbox/submission/reads';
import { changeSubmissions } from '@/inbox/submission/work';
import { takeIn } from '@/submissions/incoming/take-in';
import { act } from '@/submissions/records/rules/act';
import { listArrivals } from '@/submissions/records/rules/arrivals';
import { listRules, moveRule, switchRule } from '@/submissions/records/rules/rules';

import { expectOutput } from '../../../support/output';
import { payload, userWithRole } from '../../../support/payload';
import { addressOf, emptyInbox, onlyAda, rawMail } from '../../../support/submissions/incoming';
import {
  answerForm,
  eraseForm,
  forgetMade,
  publishForm,
} from '../../../support/submissions/made-forms';
import {
  addRule,
  forgetRules,
  historyOf,
  run,
  sendQuote,
  waiting,
} from '../../../support/submissions/rules';
import { setInbox, tell } from '../../../support/submissions/told-staff';

let admin: TypedUser;
let ben: TypedUser;

beforeAll(async () => {
  admin = await userWithRole('admin');
  const made = await payload.create({
    collection: 'users',
    data: {
      name: 'Ben of the rules',
      role: 'admin',
      email: 'ben.of.rules@onelayer.example',
      password: 'quill harbour 47 lantern',
      notices: { assignment: false },
    },
    overrideAccess: true,
  });
  ben = { ...made, collection: 'users' };
  await setInbox({ webhookAddress: null });
});
beforeEach(async () => {
  server.reset();
  await forgetRules();
  await emptyInbox();
});
afterAll(async () => {
  await forgetRules();
  await emptyInbox();
  await payload.delete({ collection: 'users', id: ben.id, overrideAccess: true });
});

const quoteAt = (id: string) => getSubmission(quoteForm, admin, id);
const hit = { tag: 'hit' };
const isHit = async (id: string) => (await quoteAt(id))?.tags.includes('hit');

test.each<[object, [object, string?], [object, string?]]>([
  [{ form: 'quote' }, [{}], [{}]],
  [{ word: 'urgent' }, [{ description: 'Quite URGENT.' }], [{}]],
  [{ word: 'oduya', field: 'name' }, [{}], [{ name: 'Ada', description: 'For Mrs Oduya' }]],
  [{ domain: 'de' }, [{ email: 'ada@mail.analytical.de' }], [{ email: 'a@analytical.example' }]],
  [
    { page: '/industries' },
    [{}, 'landingPage=%2Findustries%2Fhealthcare'],
    [{}, 'landingPage=%2F'],
  ],
  [{ campaign: 'spring' }, [{}, 'utmCampaign=Spring'], [{}, 'utmCampaign=autumn']],
  [{ arrival: 'submission', word: 'Seven' }, [{}], [{ description: 'Eight' }]],
])('by the door, %o', async (when, [meant, cameFrom], [other, otherFrom]) => {
  await addRule('Meant', when, hit);
  await addRule('Not meant', { ...when, form: 'contact' }, { tag: 'missed' });
  const first = await sendQuote(meant, cameFrom);
  const second = await sendQuote(other, otherFrom);
  expect((await quoteAt(first))?.tags).toEqual([]);
  await run();
  expect((await quoteAt(first))?.tags).toEqual(['hit']);
  if (Object.keys(when).join() !== 'form') expect(await isHit(second)).toBe(false);
  expect(await waiting()).toBe(0);
});

test('outside of working hours, as the settings have them', async () => {
  await addRule('At night', { isOutsideHours: true }, hit);
  const id = await sendQuote();
  await payload.db.drizzle.execute(sql`UPDATE rule_arrivals SET at = '2026-11-28T11:00:00Z'`);
  await run();
  expect(await isHit(id)).toBe(true);
});

test.runIf(isOn('incoming-mail'))(
  'by mail, an answer and a bounce, and not what a program wrote',
  async () => {
    const ada = await onlyAda();
    await addRule('Answers', { arrival: 'answer', word: 'cancel' }, { tag: 'answer' });
    await addRule('Bounces', { arrival: 'bounce' }, { tag: 'bounce', priority: 'high' });
    const to = addressOf(ada);
    await takeIn(await rawMail({ to, text: 'We have to CANCEL.', subject: 'Sorry' }));
    await takeIn(
      await rawMail({ to, text: 'cancel?', headers: { 'Auto-Submitted': 'auto-replied' } }),
    );
    expect(await waiting()).toBe(1);
    await run();
    expect((await getSubmission(contactForm, admin, ada))?.tags).toEqual(['answer']);
    await takeIn(
      Buffer.from(
        [
          'From: Mail Delivery System <MAILER-DAEMON@mx.example>',
          `To: ${to}`,
          'Subject: Undelivered Mail Returned to Sender',
          'Message-ID: <returned@mx.example>',
          'Auto-Submitted: auto-replied',
          'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
          'MIME-Version: 1.0',
          '',
          ...['--b', 'Content-Type: text/plain', '', 'It could not be delivered.', ''],
          ...[
            '--b',
            'Content-Type: message/delivery-status',
            '',
            'Action: failed',
            '',
            '--b--',
            '',
          ],
        ].join('\r\n'),
      ),
    );
    await run();
    const after = await getSubmission(contactForm, admin, ada);
    expect(after).toMatchObject({ tags: ['answer', 'bounce'], priority: 'high' });
  },
);

test('a form that editors made, also once it is gone', async () => {
  const form = await publishForm('of-tests-rules');
  await addRule('Events', { form }, { tag: 'event' });
  const id = await answerForm('of-tests-rules', {
    q0000000001: 'Ada',
    q0000000002: 'ada@events.example',
    q0000000003: 'Talks',
  });
  const [rule] = await listRules();
  const before = await readRules(admin);
  expect(rule && before && goneWords(rule, before.nameable)).toEqual([]);
  await eraseForm(form);
  await run();
  const { rows } = await payload.db.drizzle.execute(
    sql`SELECT name FROM submission_tags WHERE submission = ${id}`,
  );
  expect(rows).toEqual([{ name: 'event' }]);
  await forgetMade();
  const after = await readRules(admin);
  expect(rule && after && goneWords(rule, after.nameable)).toEqual([
    'Its form is gone: nothing new can come by it.',
  ]);
});

test('what a rule does, and how the history says so', async () => {
  const then = { assignees: [ben.id], tag: 'new', priority: 'high', snoozes: true };
  await addRule('Quotes', {}, then);
  const id = await sendQuote();
  await run();
  const after = await quoteAt(id);
  expect(after).toMatchObject({ assignee: ben.id, tags: ['new'], priority: 'high' });
  expect(Date.parse(after?.snoozedUntil ?? '')).toBeGreaterThan(Date.now());
  expect(await historyOf(id)).toEqual(
    expect.arrayContaining([
      `Rule ‘Quotes’: assignee: ${ben.id}`,
      'Rule ‘Quotes’: priority: high',
      `Rule ‘Quotes’: snoozedUntil: ${after?.snoozedUntil ?? ''}`,
      'Rule ‘Quotes’: tag added',
    ]),
  );
});

test.runIf(isOn('staff-notices'))('whom a rule is to tell gets a mail of it', async () => {
  await addRule('Quotes', {}, { assignees: [ben.id], notified: [ben.id] });
  await sendQuote();
  await run();
  await tell();
  // Ben does not want to hear of what is assigned to him; the rule says that he is to be told.
  const mails = server.received.filter(({ to }) => to.includes(ben.email));
  expect(mails.map(({ mail }) => mail.subject)).toEqual([
    expect.stringMatching(/^A rule tells you: Q-/),
  ]);
  expect(JSON.stringify(mails)).toContain('The rule “Quotes” tells you of the quote request');
});

test('people take turns, in the order of what comes in', async () => {
  await addRule('Turns', {}, { assignees: [admin.id, ben.id] });
  const ids = [];
  for (let number = 0; number < 3; number += 1) ids.push(await sendQuote());
  await run();
  const assignees = await Promise.all(ids.map(async (id) => (await quoteAt(id))?.assignee));
  expect(assignees).toEqual([admin.id, ben.id, admin.id]);
});

test('the first rule decides, and they can be moved and switched off', async () => {
  const then = (priority: string, assignee: string) => ({ priority, assignees: [assignee] });
  await addRule('One', {}, then('low', admin.id));
  const two = await addRule('Two', {}, then('high', ben.id));
  const first = await sendQuote();
  await run();
  expect(await quoteAt(first)).toMatchObject({ priority: 'low', assignee: admin.id });
  await moveRule(two, 'up');
  expect((await listRules()).map(({ name }) => name)).toEqual(['Two', 'One']);
  const second = await sendQuote();
  await run();
  expect(await quoteAt(second)).toMatchObject({ priority: 'high', assignee: ben.id });
  await switchRule(two, false);
  const third = await sendQuote();
  await run();
  expect(await quoteAt(third)).toMatchObject({ priority: 'low', assignee: admin.id });
});

test('a rule gives less time to answer, and the history says which', async () => {
  await addRule('Urgent', { word: 'urgent' }, { replyHours: 2 });
  const id = await sendQuote({ description: 'Quite urgent.' });
  await run();
  expect(await quoteAt(id)).toMatchObject({ replyHours: 2 });
  expect(await historyOf(id)).toEqual([expect.stringMatching(/Urgent.*: replyHours: 2$/)]);
});

test('what staff decided meanwhile stays', async () => {
  await addRule('Late', {}, { assignees: [ben.id], priority: 'high', snoozes: true, tag: 'late' });
  const id = await sendQuote();
  await changeSubmissions(quoteForm, admin, [id], { assignee: admin.id });
  await changeSubmissions(quoteForm, admin, [id], { priority: 'low' });
  await changeSubmissions(quoteForm, admin, [id], { status: 'archived' });
  await run();
  expect(await quoteAt(id)).toMatchObject({
    ...{ assignee: admin.id, priority: 'low', snoozedUntil: null, tags: ['late'] },
  });
  // Also where somebody decided that it is nobody's.
  const other = await sendQuote();
  await changeSubmissions(quoteForm, admin, [other], { assignee: admin.id });
  await changeSubmissions(quoteForm, admin, [other], { assignee: null });
  await run();
  expect(await quoteAt(other)).toMatchObject({ assignee: null, priority: 'high' });
});

test('what is spam or in the trash by then is left alone', async () => {
  await addRule('All', {}, hit);
  const [spam, trashed] = [await sendQuote(), await sendQuote()];
  await changeSubmissions(quoteForm, admin, [spam], { status: 'spam' });
  await changeSubmissions(quoteForm, admin, [trashed], { isDeleted: true });
  await run();
  expect([await isHit(spam), await isHit(trashed), await waiting()]).toEqual([false, false, 0]);
});

test('a kill between two rules lets none act twice', async () => {
  const one = await addRule('One', {}, { assignees: [ben.id], notified: [ben.id] });
  await addRule('Two', {}, hit);
  const id = await sendQuote();
  const [arrival] = await listArrivals(1);
  if (!arrival) throw new Error('Nothing waits');
  const deeds = {
    ...{ assignee: ben.id, tag: null, priority: null, snoozedUntil: null, notified: [ben.id] },
    ...{ replyHours: null, draft: null, calls: false },
  };
  // The first rule has acted, and the process dies. Staff change their mind before the next begins.
  await act(arrival, { id: one, name: 'One' }, deeds);
  await changeSubmissions(quoteForm, admin, [id], { assignee: null });
  await run();
  expect(await quoteAt(id)).toMatchObject({ assignee: null, tags: ['hit'] });
  const { rows } = await payload.db.drizzle.execute(
    sql`SELECT input->>'notice' AS notice FROM payload_jobs WHERE input->>'by' = ${`rule ${one}`}`,
  );
  expect(rows).toEqual(expect.arrayContaining([{ notice: 'assignment' }, { notice: 'rule' }]));
  expect(rows).toHaveLength(2);
});

test('two processes at once act once', async () => {
  await addRule('Turns', {}, { assignees: [admin.id, ben.id], notified: [ben.id] });
  const id = await sendQuote();
  await Promise.all([run(), run()]);
  expect((await historyOf(id)).filter((line) => line.includes('assignee'))).toHaveLength(1);
});

test('a rule that fails keeps none of the others from it', async () => {
  await addRule('Broken', {}, hit);
  await addRule('Whole', {}, { priority: 'high' });
  await payload.db.drizzle.execute(
    // A value that no statement of the rule can store.
    sql`UPDATE inbox_rules SET body = jsonb_set(body, '{then,tag}', to_jsonb(repeat('x', 9000)))
        WHERE name = 'Broken';
        ALTER TABLE submission_tags ADD CONSTRAINT short CHECK (length(name) < 100) NOT VALID`,
  );
  expectOutput(/The rule .* failed, and was left out/);
  const id = await sendQuote();
  await run();
  await payload.db.drizzle.execute(sql`ALTER TABLE submission_tags DROP CONSTRAINT short`);
  expect(await quoteAt(id)).toMatchObject({ priority: 'high', tags: [] });
});

test('somebody who is gone is named on the list, and the rest is done', async () => {
  const gone = '0b7ad1ce-5a8c-4a06-9f05-000000000001';
  await addRule('Gone', {}, { assignees: [gone, ben.id], notified: [gone], tag: 'hit' });
  const id = await sendQuote();
  await run();
  expect(await quoteAt(id)).toMatchObject({ assignee: ben.id, tags: ['hit'] });
  const read = await readRules(admin);
  const [rule] = read?.rules ?? [];
  expect(rule && read && goneWords(rule, read.nameable)).toEqual([
    'Somebody whom it names no longer works here, and is left out.',
  ]);
});

test('who only reads can be told of something, and is left out where it is assigned', async () => {
  const reader = await userWithRole('reader');
  await addRule('Told', {}, { notified: [reader.id] });
  await addRule('Given', {}, { assignees: [reader.id] });
  const read = await readRules(admin);
  expect(read?.rules.map((rule) => goneWords(rule, read.nameable).length)).toEqual([0, 1]);
});

test.runIf(isOn('incoming-mail'))(
  'a try says what would have been done, in turn, and changes nothing',
  async () => {
    const ada = await onlyAda();
    await takeIn(await rawMail({ to: addressOf(ada), text: 'Seven, please.' }));
    const first = await sendQuote({ name: 'First' });
    await sendQuote({ name: 'Second' });
    await sendQuote({ description: 'Eight' });
    await addRule('Try', { word: 'seven' }, { assignees: [admin.id, ben.id], tag: 'seven' });
    const read = await readRules(admin);
    const [rule] = read?.rules ?? [];
    const trial = rule && read && (await tryRule(admin, rule, read.nameable));
    expect(trial?.tried).toBe(5);
    expect(trial?.matching).toMatchObject([
      { arrival: { name: 'Second' }, deeds: [`assign to ${admin.name}`, 'add the tag seven'] },
      { arrival: { name: 'First' }, deeds: [`assign to ${ben.name}`, 'add the tag seven'] },
      { arrival: { kind: 'answer' }, deeds: [`assign to ${admin.name}`, 'add the tag seven'] },
    ]);
    expect(await quoteAt(first)).toMatchObject({ assignee: null, tags: [] });
    expect(await historyOf(first)).toEqual([]);
  },
);
