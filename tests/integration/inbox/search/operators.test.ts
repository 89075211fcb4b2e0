import { sql } from '@payloadcms/db-postgres';
import type { TypedUser } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { forms } from '@/forms';
import { plainView, queueView, type InboxView } from '@/inbox/list/inbox-view';
import { countFound } from '@/inbox/list/reads/counts';
import { listSubmissions } from '@/inbox/list/reads/page';
import { searchProblems } from '@/inbox/list/reads/search-operators';
import { whyByOperators } from '@/inbox/list/reads/why-operators';

import { expectOutput } from '../../../support/output';
import { payload, userWithRole } from '../../../support/payload';
import { emptyTables } from '../../../support/submissions/sent-submissions';

let admin: TypedUser;
let editor: TypedUser;

beforeAll(async () => {
  admin = await userWithRole('admin');
  editor = await userWithRole('editor');
  await emptyTables();
  await payload.db.drizzle.execute(sql`
    INSERT INTO contact_submissions
      (reference, submitted_at, name, email, message, status, read_at, assignee_id, snoozed_until,
       quarantined_for, deleted_at, notes_text, replied_at, answered_at)
    VALUES
      ('C-NEW', '2026-11-10T12:00Z', 'Ada Okafor', 'ada@clinic.example', 'A green tea shop, http://tea.example',
       'new', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
      ('C-MINE', '2026-11-01T00:00Z', 'Zoë Müller', 'zoe@tea.example', 'Tea, but green', 'in-progress', now(),
       ${admin.id}, NULL, NULL, NULL, 'Called back', NULL, NULL),
      ('C-OLD', '2026-10-31T23:59:59Z', 'Tom Whitlock', 'tom@joinery.example', 'Staircases', 'archived',
       now(), NULL, NULL, NULL, NULL, NULL, now(), now()),
      ('C-SLEEP', now(), 'Sleepy', 'sleepy@clinic.example', 'Later', 'new', now(), ${admin.id},
       now() + interval '1 day', NULL, NULL, NULL, NULL, NULL),
      ('C-SPAM', '2026-11-12T00:00Z', 'Bot', 'bot@spam.example', 'green tea pills', 'spam', now(), NULL, NULL,
       'filled-too-fast', NULL, NULL, NULL, NULL),
      ('C-GONE', '2026-11-12T00:00Z', 'Gone', 'gone@spam.example', 'tea', 'new', now(), NULL, NULL,
       NULL, now(), NULL, NULL, NULL)`);
  await payload.db.drizzle.execute(sql`
    INSERT INTO quote_submissions (reference, submitted_at, name, email, project_type, description)
    VALUES ('Q-WEB', '2026-11-20T12:00Z', 'Quentin', 'q@web.example', 'web', 'A site')`);
  await payload.db.drizzle.execute(sql`
    INSERT INTO attachments (id, submission, name, size, kind, added_at)
    SELECT gen_random_uuid(), id, 'plan.pdf', 1, 'plain', now() FROM contact_submissions
    WHERE reference = 'C-OLD'`);
  await payload.db.drizzle.execute(sql`
    INSERT INTO thread_entries (id, submission, position, kind, state, address, sender, text, written_at, due_at)
    SELECT gen_random_uuid(), id, 1, 'answer', 'received', 'ida@joinery.example', 'Ida', 'Oak, please', now(), now()
    FROM contact_submissions WHERE reference = 'C-OLD'`);
  await payload.db.drizzle.execute(sql`
    UPDATE contact_submissions SET priority = CASE reference WHEN 'C-NEW' THEN 'high' ELSE 'low' END::enum_contact_submissions_priority
    WHERE reference IN ('C-NEW', 'C-OLD')`);
  for (const [reference, tag] of [
    ['C-NEW', 'Trade fair'],
    ['C-MINE', 'Trade fair'],
    ['C-OLD', 'Fair'],
  ] as const)
    await payload.db.drizzle.execute(sql`
      INSERT INTO submission_tags (submission, key, name)
      SELECT id, lower(${tag}), ${tag} FROM contact_submissions WHERE reference = ${reference}`);
  // Of the admin: a file for a reply that is not sent, and words that were taken back; of the editor, another.
  for (const [reference, author] of [
    ['C-NEW', admin.id],
    ['C-SLEEP', editor.id],
  ] as const)
    await payload.db.drizzle.execute(sql`
      INSERT INTO attachments (id, submission, author, name, size, kind, added_at)
      SELECT gen_random_uuid(), id, ${author}, 'offer.pdf', 1, 'plain', now() FROM contact_submissions
      WHERE reference = ${reference}`);
  // And one for a new mail, which has no submission yet.
  await payload.db.drizzle.execute(sql`
    INSERT INTO attachments (id, author, name, size, kind, added_at)
    VALUES (gen_random_uuid(), ${admin.id}, 'new.pdf', 1, 'plain', now())`);
  await payload.db.drizzle.execute(sql`
    INSERT INTO thread_entries (id, submission, kind, state, address, text, author, written_at, due_at)
    SELECT gen_random_uuid(), id, 'reply', 'taken-back', 'zoe@tea.example', text, ${admin.id}, now(), now()
    FROM contact_submissions, unnest(ARRAY['Dear Zoë', '']) AS text WHERE reference = 'C-MINE' OR text = '' AND reference = 'C-OLD'`);
  // A colleague's, which all can read.
  await payload.db.drizzle.execute(sql`
    INSERT INTO shared_drafts (submission, author, text)
    SELECT id, ${editor.id}, 'Dear Quentin' FROM quote_submissions`);
});
afterAll(async () => {
  await payload.db.drizzle.execute(sql`DELETE FROM attachments WHERE submission IS NULL`);
  await emptyTables();
});

const everywhere = (q: string) => ({ ...queueView('all'), search: q });

async function found(q: string): Promise<string> {
  const page = await listSubmissions(everywhere(q), admin, null);
  expect(await countFound(everywhere(q), admin)).toBe(page?.submissions.length);
  return (
    page?.submissions
      .map(({ reference }) => reference)
      .toSorted()
      .join(' ') ?? 'not read'
  );
}

const whole = 'C-MINE C-NEW C-OLD C-SLEEP C-SPAM Q-WEB';

test.each([
  ['"green tea"', 'C-NEW C-SPAM'],
  ['green tea', 'C-MINE C-NEW C-SPAM'],
  ['green -pills', 'C-MINE C-NEW'],
  ['-"green tea" tea', 'C-MINE'],
  ['-zoe -oak -tea', 'C-SLEEP Q-WEB'],
  ['from:ada@clinic.example', 'C-NEW'],
  ['from:clinic.example', 'C-NEW C-SLEEP'],
  ['from:"Ada Okafor"', 'C-NEW'],
  ['from:zoe', 'C-MINE'],
  ['from:muller', 'C-MINE'],
  ['-from:example', ''],
  ['is:open', 'C-MINE C-NEW Q-WEB'],
  ['is:done', 'C-OLD C-SPAM'],
  ['is:archived', 'C-OLD'],
  ['is:in-progress', 'C-MINE'],
  ['IS:SPAM', 'C-SPAM'],
  ['is:set-aside', ''],
  ['is:unread', 'C-NEW Q-WEB'],
  ['is:snoozed', 'C-SLEEP'],
  ['is:overdue from:zoe', 'C-MINE'],
  ['is:waiting', 'C-MINE C-NEW Q-WEB'],
  ['is:answered', 'C-OLD'],
  ['is:assigned', 'C-MINE C-SLEEP'],
  ['is:unassigned', 'C-NEW C-OLD C-SPAM Q-WEB'],
  ['is:mine', 'C-MINE C-SLEEP'],
  ['is:not-delivered', ''],
  ['-is:not-delivered', whole],
  ['is:trash', 'C-GONE'],
  ['has:file', 'C-OLD'],
  ['-has:file', 'C-MINE C-NEW C-SLEEP C-SPAM Q-WEB'],
  ['has:note', 'C-MINE'],
  ['has:draft', 'C-MINE C-NEW Q-WEB'],
  ['has:draft -form:quote', 'C-MINE C-NEW'],
  ['-has:draft has:file', 'C-OLD'],
  ['has:tag', 'C-MINE C-NEW C-OLD'],
  ['HAS:TAG -tag:fair', 'C-MINE C-NEW'],
  ['tag:fair', 'C-OLD'],
  ['tag:TRADE', 'C-MINE C-NEW'],
  ['tag:"trade fair" is:unread', 'C-NEW'],
  ['priority:high', 'C-NEW'],
  ['priority:LOW', 'C-OLD'],
  ['-priority:normal', 'C-NEW C-OLD'],
  ['before:2026-11-01', 'C-OLD'],
  ['before:1 nov 2026', 'C-OLD'],
  ['after:2026-11-12', 'C-SLEEP C-SPAM Q-WEB'],
  ['after:yesterday', 'C-SLEEP'],
  ['-after:"1 nov 2026"', 'C-OLD'],
  ['to:me', 'C-MINE C-SLEEP'],
  ['assigned:nobody is:open', 'C-NEW Q-WEB'],
  ['form:quote', 'Q-WEB'],
  ['-form:quote is:open', 'C-MINE C-NEW'],
  ['green is:open -from:clinic.example after:2026-11-01 has:note', 'C-MINE'],
  ['re: http://tea.example', ''],
  ['http://tea.example', 'C-NEW'],
])('%s finds “%s”, and its count agrees', async (q, references) => {
  expect(await found(q)).toBe(references);
  expect(await searchProblems(q, admin)).toEqual([]);
});

test.each([
  ['is:opne', 'is:open'],
  ['is:constructor', 'is:open'],
  ['has:everything', 'has:file, has:note, has:draft, has:tag'],
  ['has:constructor', 'has:file'],
  ['tag:nothing-is-called-this', 'There are Fair, Trade fair.'],
  ['priority:urgent', 'priority:high, priority:normal, priority:low'],
  ['before:tomorrow-ish', '2026-11-01'],
  ['after:2026-02-30', 'yesterday'],
  ['to:nobody-is-called-this', 'There are me, nobody'],
  ['form:nothing-is-called-this', 'There are Contact, Quote'],
  ['from:', 'directly behind the colon'],
])('%s is left out, and said with what to write', async (q, remedy) => {
  expect(await found(q)).toBe(whole);
  const [problem, ...others] = await searchProblems(q, admin);
  expect(problem).toContain(`“${q}” was left out`);
  expect(problem).toContain(remedy);
  expect(others).toEqual([]);
});

async function whyFor(view: InboxView) {
  const page = await listSubmissions(view, admin, null);
  const colleagues = [{ id: admin.id, name: admin.name, mayWork: true }];
  const why = await whyByOperators(view, page?.submissions ?? [], { viewer: admin.id, colleagues });
  return page?.submissions
    .map(({ id, reference }) => {
      const match = why.get(id);
      return `${reference} ${match ? `${match.label}: ${match.parts.map(({ text }) => text).join('')}` : ''}`.trim();
    })
    .toSorted()
    .join('; ');
}

test.each([
  ['has:draft', 'C-MINE Draft: Dear Zoë; C-NEW Draft: offer.pdf; Q-WEB Draft: Dear Quentin'],
  ['has:file', 'C-OLD File: plan.pdf'],
  ['from:joinery', 'C-OLD Email: tom@joinery.example'],
  ['from:Zoe', 'C-MINE'],
  ['tag:trade', 'C-MINE; C-NEW'],
  ['priority:high', 'C-NEW'],
])('in a list of work, %s says why each row stands there', async (q, said) => {
  expect(await whyFor(everywhere(q))).toBe(said);
});

test.each([
  ['tag:trade', 'C-MINE Tag: Trade fair; C-NEW Tag: Trade fair'],
  ['has:tag', 'C-MINE Tag: Trade fair; C-NEW Tag: Trade fair; C-OLD Tag: Fair'],
  ['to:me', `C-MINE Assigned to: Test admin; C-SLEEP Assigned to: Test admin`],
  ['from:joinery', 'C-OLD'],
  ['-tag:trade from:muller', ''],
])('a table, which shows less, says more: %s', async (q, said) => {
  expect(await whyFor({ ...plainView(forms.contact), search: q })).toBe(said);
});

test('what looks like an operator and is none is looked for as text, and said', async () => {
  expect(await found('subject:tea')).toBe('');
  expect(await searchProblems('subject:tea', admin)).toEqual([
    expect.stringContaining('“subject:tea” was looked for as text'),
  ]);
});

test('an operator gives nobody more than they may read', async () => {
  expectOutput(/^The inbox could not (list contact submissions|count what was found): Forbidden$/);
  expect(await listSubmissions(everywhere('-tea'), editor, null)).toBeNull();
  expect(await countFound(everywhere('is:open -x'), editor)).toBeNull();
});

test('a search takes ten words, and as many that must not occur, and says what it left out', async () => {
  const words = Array.from({ length: 11 }, (_, n) => `word${n}`);
  const asked = [...words, ...words.map((word) => `-${word}`)].join(' ');
  const left = '“word10” was left out: a search takes 10 words.';
  expect(await searchProblems(asked, admin)).toEqual([left, left]);
});

test('a search takes twenty operators, and says what it left out', async () => {
  const asked = Array.from({ length: 22 }, (_, n) => `-from:a${n}`).join(' ');
  expect(await searchProblems(asked, admin)).toEqual(
    ['-from:a20', '-from:a21'].map(
      (typed) => `“${typed}” was left out: a search takes 20 of these.`,
    ),
  );
  expect(await countFound({ ...plainView(forms.contact), search: asked }, admin)).toBe(
    await countFound(
      { ...plainView(forms.contact), search: asked.replace(/ -from:a20.*/, '') },
      admin,
    ),
  );
});
