import { sql } from '@payloadcms/db-postgres';
import type { TypedUser } from 'payload';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { contactForm, customForm } from '@/forms';
import { readAttachment } from '@/inbox/attachments';
import { erasePerson } from '@/inbox/data-protection/erase-person';
import { exportSubmissions } from '@/inbox/export';
import { plainView } from '@/inbox/list/inbox-view';
import { formsInUse } from '@/inbox/list/reads/forms-in-use';
import { listSubmissions } from '@/inbox/list/reads/page';
import { othersHere } from '@/inbox/presence/others-here';
import { openSubmission } from '@/inbox/submission/reads';
import { addNote, changeSubmissions } from '@/inbox/submission/work';
import { noticeMail } from '@/submissions/notices/notice-mail';
import { mayRead, readerOf } from '@/submissions/records/made/readers';
import { setWebhookSecret } from '@/submissions/records/made/webhooks';
import { forgetIdlePeople } from '@/submissions/records/people/leave';
import { noticeSubjects } from '@/submissions/records/notices/notice-subjects';
import { mails, textsOf } from '@/words';

import type { User } from '@/payload-types';

import { payload, userWithRole } from '../../support/payload';
import { opportunity } from '../../support/opportunities';
import { contact } from '../../support/submissions/sent-submissions';
import {
  answerForm,
  changeForm,
  eraseForm,
  forgetMade,
  publishForm,
} from '../../support/submissions/made-forms';
import { email, seenBy, ways, type Sent } from '../../support/submissions/ways-to-read';

/** Nothing is sent to it. */
const hook = 'https://93.184.216.34/of-them';
const answers = { q0000000001: 'Zzyzx Canary', q0000000002: email, q0000000003: 'Talks' };
const asServer = { overrideAccess: true, depth: 0, context: { disableRevalidate: true } } as const;

let reader: TypedUser;
let outsider: TypedUser;

async function second(): Promise<TypedUser> {
  const address = 'outsider.of.tests@onelayer.example';
  const { docs } = await payload.find({
    ...{ collection: 'users', where: { email: { equals: address } } },
    overrideAccess: true,
  });
  const user =
    docs[0] ??
    (await payload.create({
      collection: 'users',
      data: {
        name: 'An outsider',
        role: 'admin',
        email: address,
        password: 'quill harbour 48 net',
      },
      overrideAccess: true,
    }));
  return { ...user, collection: 'users' };
}

beforeAll(async () => {
  reader = await userWithRole('admin');
  outsider = await second();
  await forgetMade();
});
afterAll(async () => {
  await forgetMade();
  await payload.delete({ collection: 'users', id: outsider.id, ...asServer });
});

/** An answer with all that can hang on one, and one that nobody does anything about. */
async function sendAll(slug: string): Promise<Omit<Sent, 'form'>> {
  const idle = await answerForm(slug, answers);
  const id = await answerForm(slug, { ...answers, q0000000005: ['Monday'] });
  await payload.db.drizzle.execute(sql`
    UPDATE custom_submissions SET submitted_at = now() - interval '2 days', active_at = NULL,
      quarantined_for = NULL WHERE id IN (${id}::uuid, ${idle}::uuid)`);
  for (const [at, author] of [reader.id, outsider.id].entries())
    await payload.db.drizzle.execute(sql`
      INSERT INTO thread_entries
        (id, submission, position, kind, state, address, text, author, written_at, due_at)
      VALUES
        (gen_random_uuid(), ${id}, ${3 * at}, 'reply', 'waiting', ${email}, 'Zzyzx later',
         ${author}, now(), now() + interval '9 days'),
        (gen_random_uuid(), ${id}, ${3 * at + 1}, 'reply', 'failed', ${email}, 'Zzyzx failed',
         ${author}, now(), now()),
        (gen_random_uuid(), ${id}, ${3 * at + 2}, 'answer', 'received', ${email}, 'Zzyzx answer',
         NULL, now(), now())`);
  await opportunity(reader, { form: 'custom', id });
  for (const { id: person, name } of [reader, outsider]) {
    await payload.db.drizzle.execute(sql`
      INSERT INTO watches (person, submission) VALUES (${person}, ${id})`);
    await addNote(customForm, reader, id, `@${name}: Zzyzx.`);
  }
  const doc = await payload.findByID({ collection: 'custom-submissions', id, ...asServer });
  return { id, reference: doc.reference };
}

const emptied = async () => {
  await payload.db.drizzle.execute(sql`DELETE FROM custom_submissions`);
  await forgetIdlePeople();
};
const withdraw = async (id: string) => {
  await payload.db.drizzle.execute(sql`DELETE FROM custom_submissions WHERE id = ${id}`);
  await forgetIdlePeople();
};

async function walk(user: TypedUser, sent: Sent): Promise<Map<string, string>> {
  const told = new Map<string, string>();
  for (const [name, way] of Object.entries(ways))
    told.set(name, JSON.stringify((await way(user, sent)) ?? null));
  return told;
}

describe('by every way that there is', () => {
  test.each([
    ['named people', 'named', false],
    ['all who read the inbox', 'everyone', true],
  ] as const)('answers that %s read', async (_, readers, isForAll) => {
    const form = await publishForm('rights-of-tests', {
      ...{ title: 'Secret plans', readers, namedReaders: [reader.id], keptDays: 8 },
    });
    const gone = await answerForm('rights-of-tests', answers);
    const { reference } = await payload.findByID({
      ...{ collection: 'custom-submissions', id: gone, ...asServer },
    });
    await withdraw(gone);
    const none = { form, id: gone, reference };
    const before = { reader: await walk(reader, none), outsider: await walk(outsider, none) };
    const sent = { form, ...(await sendAll('rights-of-tests')) };
    const after = { reader: await walk(reader, sent), outsider: await walk(outsider, sent) };

    const changed = (who: 'reader' | 'outsider') =>
      Object.keys(ways).filter((name) => before[who].get(name) !== after[who].get(name));
    // What did not change for a reader would prove nothing of an outsider.
    expect(changed('reader')).toEqual(Object.keys(ways));
    expect(changed('outsider')).toEqual(isForAll ? Object.keys(ways) : []);
    await emptied();
    await eraseForm(form);
  });
});

const bind = (data: Pick<User, 'sees' | 'seenForms' | 'seenMadeForms'>) =>
  payload.update({ ...asServer, collection: 'users', id: outsider.id, data });

describe('an account that is bound to some forms', () => {
  afterAll(() => bind({ sees: 'all', seenForms: [], seenMadeForms: [] }));

  test.each([
    ['to a form of the site', false],
    ['to this one', true],
  ])('%s: what it sees of a made form by every way', async (_, isSeen) => {
    const form = await publishForm('bound-of-tests', { title: 'Secret plans', keptDays: 8 });
    await bind({ sees: 'chosen', seenForms: ['contact'], seenMadeForms: isSeen ? [form] : [] });
    const gone = await answerForm('bound-of-tests', answers);
    const { reference } = await payload.findByID({
      ...{ collection: 'custom-submissions', id: gone, ...asServer },
    });
    await withdraw(gone);
    const none = { form, id: gone, reference };
    const before = { reader: await walk(reader, none), outsider: await walk(outsider, none) };
    const sent = { form, ...(await sendAll('bound-of-tests')) };
    const after = { reader: await walk(reader, sent), outsider: await walk(outsider, sent) };
    const changed = (who: 'reader' | 'outsider') =>
      Object.keys(ways).filter((name) => before[who].get(name) !== after[who].get(name));
    expect(changed('reader')).toEqual(Object.keys(ways));
    expect(changed('outsider')).toEqual(isSeen ? Object.keys(ways) : []);
    expect(await mayRead(outsider.id, customForm, sent.id)).toBe(isSeen);
    expect((await othersHere(reader, { id: sent.id, isWriting: true })).length).toBe(0);
    expect((await othersHere(outsider, { id: sent.id, isWriting: true })).length).toBe(
      isSeen ? 1 : 0,
    );
    await emptied();
    await eraseForm(form);
  });

  test('sees nothing of a form of the site either, and erases no person of whom a part is hidden', async () => {
    const form = await publishForm('bound-of-tests', { title: 'Plans' });
    await bind({ sees: 'chosen', seenForms: ['quote'], seenMadeForms: [form] });
    const none = { form, id: crypto.randomUUID(), reference: 'C-0000-07' };
    const both = async (sent: Sent) => ({
      reader: await walk(reader, sent),
      outsider: await walk(outsider, sent),
    });
    const before = await both(none);
    const id = await contact({ reference: 'C-0000-07', email, sent: 2 });
    for (const { id: person, name } of [reader, outsider]) {
      await payload.db.drizzle.execute(sql`
        INSERT INTO watches (person, submission) VALUES (${person}, ${id})`);
      await addNote(contactForm, reader, id, `@${name}: Zzyzx.`);
    }
    await payload.db.drizzle.execute(sql`
      UPDATE contact_submissions SET message = 'Zzyzx', assignee_id = ${outsider.id} WHERE id = ${id}`);
    const after = await both({ ...none, id });
    const changed = (who: 'reader' | 'outsider') =>
      Object.keys(ways).filter((name) => before[who].get(name) !== after[who].get(name));
    expect(changed('reader')).toEqual(
      expect.arrayContaining([
        ...['a list of work', 'what is watched', 'mentions', 'a reference'],
        ...['the tabs', 'what is unread', 'the lists of work', 'saved views', 'figures'],
        ...['figures in detail', 'arrivals', 'a person by a submission', 'who is meant'],
        ...['what is kept of a person', 'a person’s file', 'whether anything is new'],
        ...['people', 'companies', 'the page of its sender', 'the page of their company'],
        ...['a contact card', 'people as a file', 'companies as a file'],
      ]),
    );
    expect(changed('outsider')).toEqual([]);
    const byItself = async (user: TypedUser) => [
      (await listSubmissions(plainView(contactForm), user, null))?.submissions.length,
      (await listSubmissions({ ...plainView(contactForm), search: 'zzyzx' }, user, null))
        ?.submissions.length,
      (await openSubmission(contactForm, user, id))?.submission.reference,
      (await new Response(exportSubmissions(plainView(contactForm), user, 'csv')).text()).includes(
        'C-0000-07',
      ),
      (await payload.count({ collection: 'contact-submissions', ...seenBy(user) })).totalDocs,
      (await formsInUse(user)).map(({ name }) => name),
    ];
    expect(await byItself(reader)).toEqual([
      ...[1, 1, 'C-0000-07', true, 1],
      ['contact', 'quote', 'custom'],
    ]);
    expect(await byItself(outsider)).toEqual([0, 0, undefined, false, 0, ['quote', 'custom']]);
    expect(await changeSubmissions(contactForm, outsider, [id], { status: 'archived' })).toEqual(
      [],
    );
    await expect(erasePerson(outsider, [email])).rejects.toThrow(/account does not see/);
    await payload.db.drizzle.execute(sql`DELETE FROM contact_submissions WHERE id = ${id}`);
    await forgetIdlePeople();
    await eraseForm(form);
  });

  test('is chosen by who manages accounts alone, and signs out', async () => {
    const agent = await userWithRole('agent');
    const own = { collection: 'users', id: agent.id } as const;
    await payload.update({ ...own, data: { sees: 'chosen' }, ...asServer });
    await payload.update({ ...own, data: { sees: 'all', seenForms: ['quote'] }, ...seenBy(agent) });
    expect((await readerOf(agent.id)).only).toEqual({ written: [], made: [] });
    await payload.update({ ...own, data: { sees: 'all' }, ...seenBy(reader) });
    expect((await readerOf(agent.id)).only).toBeNull();
  });
});

describe('an answer that named people read', () => {
  let form: string;
  let id: string;
  beforeAll(async () => {
    form = await publishForm('named-of-tests', { readers: 'named', namedReaders: [reader.id] });
    ({ id } = await sendAll('named-of-tests'));
  });

  test('is changed by none of the others, and moved into no trash', async () => {
    expect(await changeSubmissions(customForm, outsider, [id], { status: 'archived' })).toEqual([]);
    const doc = { collection: 'custom-submissions', id } as const;
    const data = { deletedAt: new Date().toISOString() };
    await expect(payload.update({ ...doc, data, ...seenBy(outsider) })).rejects.toThrow();
    await expect(payload.delete({ ...doc, ...seenBy(outsider) })).rejects.toThrow();
    expect(await changeSubmissions(customForm, reader, [id], { status: 'new' })).toHaveLength(1);
  });

  test('can be assigned to who reads it alone', async () => {
    expect(await mayRead(outsider.id, customForm, id)).toBe(false);
    expect(await mayRead(reader.id, customForm, id)).toBe(true);
  });

  test('shows none of the others who has it open, and them to nobody', async () => {
    expect(await othersHere(outsider, { id, isWriting: true })).toEqual([]);
    expect(await othersHere(reader, { id, isWriting: false })).toEqual([]);
    expect(await othersHere(outsider, { id, isWriting: true })).toEqual([]);
  });

  test('gives its files to none of the others', async () => {
    const file = crypto.randomUUID();
    await payload.db.drizzle.execute(sql`
      INSERT INTO attachments (id, submission, name, size, content, added_at, kind)
      SELECT ${file}::uuid, ${id}::uuid, 'plan.txt', 4, 'plan'::bytea, now(), 'plain'`);
    expect(await readAttachment(outsider, file)).toBeNull();
    expect(await readAttachment(reader, file)).not.toBeNull();
  });

  test('stands in no mail to the owner and no webhook', async () => {
    const subject = (await noticeSubjects(customForm, [id])).get(id);
    if (!subject) throw new Error('There is no subject');
    expect(subject.isForNamed).toBe(true);
    const words = textsOf(mails, undefined);
    const mail = noticeMail('ownerNotice', subject, { brand: 'A', words, owner: 'o@a.example' }, 0);
    expect(JSON.stringify(mail)).not.toMatch(/zzyzx|Talks/i);
  });

  test('is erased with its person by a reader alone, and the others are told whom to ask', async () => {
    await expect(erasePerson(outsider, [email])).rejects.toThrow(
      /Nothing was erased: 2 more answers .* Test admin\.$/,
    );
    expect((await erasePerson(reader, [email])).isWhole).toBe(true);
  });

  test('keeps its form from being erased', async () => {
    const sent = await answerForm('named-of-tests', answers);
    await expect(eraseForm(form)).rejects.toThrow(
      /Named people alone read its answers, and there is 1/,
    );
    await withdraw(sent);
  });

  test('stays theirs where a version is restored or the form copied, whoever does it', async () => {
    const doc = { collection: 'custom-forms', id: form } as const;
    const context = { disableRevalidate: true };
    const row = { addresses: 'owner@onelayer.example', onlyIf: '', onlyIfAnswer: '' };
    await changeForm(form, { recipients: [row], keptDays: 7, webhookAddress: hook });
    const rights = async (id: string, draft: boolean) => {
      const kept = await payload.findByID({ ...doc, id, draft, depth: 0, overrideAccess: true });
      return [
        ...[kept.readers, kept.namedReaders, kept.keptDays, kept.webhookAddress],
        kept.recipients?.map(({ addresses }) => addresses),
      ];
    };
    const theirs = ['named', [reader.id], 7, hook, [row.addresses]];
    expect(await rights(form, false)).toEqual(theirs);
    const versions = await payload.findVersions({
      ...{ collection: 'custom-forms', where: { parent: { equals: form } }, limit: 0 },
      ...{ sort: 'createdAt', overrideAccess: true },
    });
    const first = versions.docs[0]?.id ?? '';
    const editor = await userWithRole('editor');
    for (const user of [editor, outsider, reader])
      for (const draft of [true, false]) {
        const restored = { collection: 'custom-forms', id: first, draft, context } as const;
        await payload.restoreVersion({ ...restored, ...seenBy(user) });
        expect(await rights(form, draft)).toEqual(theirs);
        const data = { _status: 'published' } as const;
        await payload.update({ ...doc, data, context, ...seenBy(user) });
        expect(await rights(form, false)).toEqual(theirs);
      }
    for (const user of [editor, outsider]) {
      const copy = await payload.duplicate({ ...doc, context, ...seenBy(user) });
      expect(await rights(copy.id, true)).toEqual(theirs);
      await eraseForm(copy.id);
    }
    await changeForm(form, { webhookAddress: null });
  });

  test('is everybody’s again only by one of those who are named', async () => {
    const open = { readers: 'everyone', _status: 'published' } as const;
    const doc = {
      collection: 'custom-forms',
      id: form,
      context: { disableRevalidate: true },
    } as const;
    for (const user of [outsider, await userWithRole('editor')]) {
      const data = { ...open, title: 'Plans', webhookAddress: 'https://hooks.example/answers' };
      await payload.update({ ...doc, data, ...seenBy(user) });
      const kept = await payload.findByID({ ...doc, overrideAccess: true });
      expect([kept.title, kept.webhookAddress ?? null]).toEqual(['Plans', null]);
      expect((await readerOf(outsider.id)).hidden).toContain(form);
    }
    expect(await setWebhookSecret(outsider.id, form, 'encrypted')).toBe(false);
    expect(await setWebhookSecret(reader.id, form, 'encrypted')).toBe(true);
    const stranger = await payload.findByID({ ...doc, overrideAccess: false });
    expect(stranger).not.toHaveProperty('namedReaders');
    await payload.update({ ...doc, data: open, ...seenBy(reader) });
    expect((await readerOf(outsider.id)).hidden).not.toContain(form);
    await changeForm(form, open);
  });
});
