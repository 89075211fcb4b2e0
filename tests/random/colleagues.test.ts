import { sql } from '@payloadcms/db-postgres';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { contactForm, quoteForm } from '@/forms';

import { seesAll } from '@/submissions/records/made/readers';
import { allOpen } from '@/submissions/records/opportunities/filter';
import { sumOpportunities } from '@/submissions/records/opportunities/list';
import { usualSettings } from '@/submissions/records/opportunities/settings';

import { Dice } from '../support/abuse/dice';
import { payload, userWithRole } from '../support/payload';
import { emptyPeople } from '../support/people';
import { emptyInbox } from '../support/submissions/incoming';
import { addRule, forgetRules } from '../support/submissions/rules';
import { contact, quote } from '../support/submissions/sent-submissions';
import { Colleague, type Lost } from './colleague';
import { Contacts } from './contacts';
import { answering } from './deeds';
import { lastPosition, type ExpectedRule } from './row';
import { storyOf } from './story';
import { World, type Attempt } from './world';

vi.hoisted(() => {
  process.env.ANSWER_ADDRESS = 'inbox@onelayer.example';
  process.env.ANSWER_WEBHOOK_SECRET = 'bT7xKq2WvR9mZc4LpY6nHs8JdF3gUa5e';
  // Nothing sends: what is queued waits.
  process.env.SMTP_URL = 'smtp://127.0.0.1:9';
  process.env.MAIL_FROM = 'inbox@onelayer.example';
});

const seed = Number(process.env.RANDOM_SEED ?? Date.now() % 1_000_000);
const steps = Number(process.env.RANDOM_STEPS ?? 10_000);
const many = 100;

const dice = new Dice(seed);
const world = new World();
/** Every word that was typed, and for which submission. */
const typed = new Map<string, string>();
let colleagues: readonly Colleague[] = [];
/** Who wrote all that. */
let contacts: Contacts | undefined;
/** What the inbox does by itself. */
let rule: ExpectedRule;

beforeAll(async () => {
  await emptyInbox();
  await emptyPeople();
  const users = [await userWithRole('admin')];
  for (const name of ['Bea', 'Cem']) {
    const email = `${name.toLowerCase()}.of.random@onelayer.example`;
    const made = await payload.create({
      collection: 'users',
      data: { name, role: 'admin', email, password: 'quill harbour 47 lantern' },
      overrideAccess: true,
    });
    users.push({ ...made, collection: 'users' });
  }
  const staff = users.map(({ id }) => id);
  rule = { word: 'urgent', assignee: staff[1] ?? '', tag: 'soon', priority: 'high' };
  const { word, assignee, tag, priority } = rule;
  const then = { assignees: [assignee], tag, priority };
  await addRule('Urgent', { word, arrival: 'answer' }, then);
  colleagues = users.map((user) => new Colleague(user, dice, staff));
  for (let n = 0; n < many; n += 1) {
    const form = n % 2 === 0 ? contactForm : quoteForm;
    const sent = {
      reference: `${form.referenceLetter}-RAND-${n}`,
      email: `n${n}@firm${n % 9}.random.example`,
    };
    const id = await (form.name === 'contact' ? contact : quote)(sent);
    const work = { status: 'new', assignee: null, snoozedUntil: null, isTrashed: false } as const;
    const marks = { priority: 'normal', tags: [], merged: null } as const;
    const pipeline = { opportunity: null, opportunitySteps: 0, lastVersion: 0 };
    world.rows.set(id, { form, id, ...work, ...marks, ...pipeline, notes: [], mails: [] });
  }
});
async function makeContacts(): Promise<Contacts> {
  contacts ??= await Contacts.of(dice, colleagues);
  return contacts;
}

afterAll(async () => {
  process.stdout.write(`seed ${seed}, ${steps} steps\n`);
  console.table({ ...world.tally(), ...contacts?.tally() });
  await emptyInbox();
  await emptyPeople();
  await forgetRules();
  await payload.db.drizzle.execute(sql`DELETE FROM payload_jobs`);
  await payload.delete({
    collection: 'users',
    where: { email: { contains: '.of.random@' } },
    overrideAccess: true,
  });
});

function oneOf<Item>(items: readonly Item[]): Item {
  const item = items[dice.below(items.length)];
  if (item === undefined) throw new Error('There is none');
  return item;
}

const lossOf = (): Lost => (dice.hits(12) ? oneOf(['request', 'answer']) : 'nothing');

/** So many lie at the top of the list, where all look first; the top moves on. */
const hot = 3;

function someRow(number: number) {
  const all = [...world.rows.values()];
  const from = (Math.floor(number / 120) * hot) % many;
  return oneOf(dice.hits(6) ? all : all.slice(from, from + hot));
}

/** What a page shows is what is there. */
async function open(who: Colleague, number: number): Promise<void> {
  const row = someRow(number);
  const { status, assignee, snoozedUntil, isTrashed, seen, opportunity } = await who.open(row);
  world.count('open');
  expect({ status, assignee, snoozedUntil, isTrashed, seen, opportunity }).toEqual({
    ...{ status: row.status, assignee: row.assignee, snoozedUntil: row.snoozedUntil },
    ...{ isTrashed: row.isTrashed, seen: lastPosition(row), opportunity: row.opportunity },
  });
}

async function step(number: number): Promise<void> {
  const who = oneOf(colleagues);
  if (!who.page || dice.hits(12)) {
    await open(who, number);
    return;
  }
  if (dice.hits(15)) {
    await (await makeContacts()).step();
    return;
  }
  const { id } = who.page;
  if (dice.hits(4)) {
    const word = `w${number}-${id}`;
    who.type(word);
    typed.set(word, id);
    world.count('type');
    return;
  }
  if (dice.hits(25)) {
    const row = world.row(id);
    const about = row.merged?.into ?? id;
    const text = dice.hits(3) ? `a${number}-${id} ${rule.word}` : `a${number}-${id}`;
    const deed = answering(row, { about, text, rule });
    await world.carryOut([{ who: null, id: about, deed, lost: 'nothing' }], who);
    return;
  }
  if (dice.hits(40)) {
    const row = world.row(id);
    const other = row.merged && dice.hits(2) ? world.row(row.merged.into) : someRow(number);
    await world.merge(who, other, row);
    return;
  }
  const deed = who.choose();
  if (!deed) return;
  const about = deed.about ?? id;
  const attempts: [Attempt, ...Attempt[]] = [{ who, id: about, deed, lost: lossOf() }];
  const other = colleagues.find((each) => each !== who && each.page?.id === about);
  const meanwhile = other?.choose();
  if (other && meanwhile && (meanwhile.about ?? about) === about)
    attempts.push({ who: other, id: about, deed: meanwhile, lost: lossOf() });
  if (attempts.length > 1) world.count('two at once');
  await world.carryOut(attempts, who);
}

async function logTellsTheSame(): Promise<void> {
  const story = await storyOf([...world.rows.keys()]);
  const rows = [...world.rows.values()];
  for (const row of rows) {
    const { id, status, assignee, snoozedUntil, isTrashed, priority, notes, mails } = row;
    const { opportunitySteps } = row;
    const merges = rows.filter(({ merged }) => merged?.into === id).length + (row.merged ? 1 : 0);
    const standing = mails.filter(({ position }) => position !== null);
    const answers = standing.filter(({ author }) => author === null).length;
    expect({ id, ...story.get(id) }).toEqual({
      ...{ id, status, assignee, snoozedUntil, isTrashed, priority, merges, answers },
      opportunitySteps,
      tags: row.tags.length,
      notes: notes.length,
      replies: standing.length - answers,
    });
  }
}

/** The board counts what stands in the conversations, to the penny. */
async function sumsAgree(): Promise<void> {
  const asked = { reader: seesAll, today: '2098-03-02', stages: usualSettings.stages };
  const found: Record<string, { count: number; pence: number }> = {};
  const expected: typeof found = {};
  const add = (to: typeof found, key: string, count: number, pence: number) => {
    const sum = to[key] ?? { count: 0, pence: 0 };
    to[key] = { count: sum.count + count, pence: sum.pence + pence };
  };
  for (const outcome of ['open', 'closed'] as const)
    for (const sum of await sumOpportunities({ ...allOpen, outcome }, asked))
      add(found, `${sum.stage} ${sum.outcome}`, sum.count, Number(sum.whole));
  for (const { stage, outcome, value } of world.counted())
    add(expected, `${stage} ${outcome}`, 1, Number(value ?? 0));
  expect(found).toEqual(expected);
}

/** What was taken back comes into the box of whoever looks again. */
async function allLookAgain(): Promise<void> {
  for (const row of world.rows.values()) for (const who of colleagues) await who.open(row);
}

function wordsAreWhereTheyWereTyped(): void {
  const places = [...world.rows.values()].map(({ id, notes, mails }) => {
    const stored = [...notes, ...mails.filter(({ position }) => position !== null)];
    const drafts = colleagues.flatMap((who) => [who.draftOfNote(id), who.draftOfReply(id)]);
    return {
      id,
      words: new Set([...stored.map(({ text }) => text), ...drafts].join(' ').split(/\s+/)),
    };
  });
  const lost: string[] = [];
  for (const [word, id] of typed) {
    const found = places.filter(({ words }) => words.has(word)).map((place) => place.id);
    if (found.length === 0) lost.push(word);
    else expect([word, found]).toEqual([word, [id]]);
  }
  expect(lost).toEqual([]);
}

test(
  `${steps} steps of three colleagues leave nothing astray`,
  { timeout: 1_800_000 },
  async () => {
    for (let number = 0; number < steps; number += 1) await step(number);
    await logTellsTheSame();
    await allLookAgain();
    await sumsAgree();
    await contacts?.agree([...world.rows.values()]);
    wordsAreWhereTheyWereTyped();
  },
);
