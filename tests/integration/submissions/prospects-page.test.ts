import { server } from '../../support/settings/mails-and-answers';

import { randomUUID } from 'node:crypto';

import { sql } from '@payloadcms/db-postgres';
import type { TypedUser } from 'payload';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { contactForm } from '@/forms';
import { sendForward } from '@/inbox/forward/send-forward';
import { correct } from '@/inbox/correction/correct';
import { changeLink, proposeTimes } from '@/inbox/prospects-page/change';
import { sendReply, takeReplyBack } from '@/inbox/reply/replies';
import { historyWords } from '@/inbox/submission/stream/history-words';
import { takeIn } from '@/submissions/incoming/take-in';
import { addToThread, choose, confirmErasure, withdraw } from '@/submissions/prospects-page/deeds';
import { askForErasure } from '@/submissions/prospects-page/erasure';
import { openErasureLink } from '@/submissions/prospects-page/erasure-link';
import { refuseGuess } from '@/submissions/prospects-page/guesses';
import { visitCookies, visitorOf } from '@/submissions/prospects-page/visit';
import { listHistory } from '@/submissions/records/history';
import { openPageLink, pageLink } from '@/submissions/records/prospects-page/link';
import { openTimes, outcomeOf } from '@/submissions/records/prospects-page/progress';
import { getSeenFile, listSeen } from '@/submissions/records/prospects-page/seen-thread';
import {
  findSender,
  findSenderById,
  readTarget,
  type Sender,
} from '@/submissions/records/prospects-page/sender';
import { listProposedTimes } from '@/submissions/records/prospects-page/times';
import { listWantedErasures } from '@/submissions/records/prospects-page/wishes';
import { smallWords, textsOf } from '@/words';

import { payload, userWithRole } from '../../support/payload';
import { addressOf, emptyInbox, rawMail, stateOf } from '../../support/submissions/incoming';
import { sendNow, written } from '../../support/submissions/replies';
import { contact } from '../../support/submissions/sent-submissions';
import { listThreads } from '../../support/submissions/threads';

const reference = 'C-7F3K-2M';
const email = 'ada@analytical.example';
const words = textsOf(smallWords).prospectsPage;

let admin: TypedUser;
let ada = '';
beforeAll(async () => {
  admin = await userWithRole('admin');
});
beforeEach(async () => {
  await emptyInbox();
  ada = await contact({ reference, email });
  server.reset();
});
afterAll(emptyInbox);

async function sender(): Promise<Sender> {
  const found = await findSenderById(ada);
  if (!found) throw new Error('There is no sender');
  return found;
}

const seen = async () => (await listSeen(await sender())).map(({ text }) => text);
const reply = async (changes: object = {}) => {
  const thread = (await listThreads([ada])).get(ada) ?? [];
  const order = written(ada, { seen: thread.at(-1)?.position ?? 0, ...changes });
  await sendReply(contactForm, admin, order);
  await sendNow();
  return order;
};
const linkIn = (text: string | undefined) =>
  /\/received\/[\w-]+\/open\/([\w-]+)/.exec(text ?? '')?.[1];
const lastMail = () => server.received.at(-1)?.mail;
const opened = async (secret = '') => {
  const named = openPageLink(secret);
  return named && findSender(named.id, named.generation);
};
/** The confirmation has not brought a link. */
const unconfirmed = () =>
  payload.db.drizzle.execute(
    sql`UPDATE contact_submissions SET confirmation_state = NULL WHERE id = ${ada}`,
  );

describe('the link', () => {
  test('opens what it was made for, and nothing that somebody makes up does', async () => {
    const [secret = ''] = pageLink({ id: ada, reference, generation: 0 }).split('/').slice(-1);
    expect(await opened(secret)).toMatchObject({ id: ada, reference, email });
    for (let at = 0; at < secret.length; at += 1) {
      const changed = secret.slice(0, at) + (secret[at] === 'A' ? 'B' : 'A') + secret.slice(at + 1);
      expect(openPageLink(changed)).toBeNull();
    }
    for (const made of ['', 'A'.repeat(48), secret.slice(1), `${secret}A`, ada])
      expect(openPageLink(made)).toBeNull();
    // A subscriber's link is for something else.
    expect(await findSender(randomUUID(), 0)).toBeNull();
  });

  test('gives a cookie for the page alone, which is no link and ends with it', async () => {
    const [cookie = '', other = ''] = visitCookies(reference, { id: ada, generation: 0 });
    expect(cookie).toMatch(/^enquiry=[^;]+; Path=\/received\/C-7F3K-2M; HttpOnly; SameSite=Lax/);
    expect(other).toContain('; Path=/api/received/C-7F3K-2M;');
    const value = /=([^;]+)/.exec(cookie)?.[1] ?? '';
    expect(openPageLink(value)).toBeNull();
    expect(await visitorOf(reference, value)).toMatchObject({ id: ada });
    expect(await visitorOf('C-0000-00', value)).toBeNull();
    for (const made of [undefined, '', `${value}A`, value.replace(ada, randomUUID())])
      expect(await visitorOf(reference, made)).toBeNull();
    await changeLink(contactForm, admin, ada, 'renew');
    expect(await visitorOf(reference, value)).toBeNull();
  });

  test('is dead once it is renewed, turned off, or its address is corrected', async () => {
    const secretOf = (generation: number) =>
      pageLink({ id: ada, reference, generation }).split('/').at(-1);
    const alive = async () => {
      const found = await Promise.all([0, 1, 2, 3, 4].map((each) => opened(secretOf(each))));
      return found.flatMap((each, at) => (each ? [at] : []));
    };
    expect(await alive()).toEqual([0]);
    await changeLink(contactForm, admin, ada, 'renew');
    expect(await alive()).toEqual([1]);
    await changeLink(contactForm, admin, ada, 'turn-off');
    expect(await alive()).toEqual([]);
    await changeLink(contactForm, admin, ada, 'turn-on');
    expect(await alive()).toEqual([3]);
    await correct(contactForm, admin, { submission: ada, from: email, to: 'ada@engine.example' });
    expect(await alive()).toEqual([4]);
    const said = await listHistory(contactForm, ada);
    expect(said.map((entry) => historyWords(entry, []))).toEqual(
      expect.arrayContaining(['renewed the link to the sender’s page']),
    );
  });

  test('goes out with a reply to its reader alone, where they have none that works', async () => {
    await reply();
    expect(linkIn(lastMail()?.text)).toBeUndefined();
    await changeLink(contactForm, admin, ada, 'renew');
    await reply({ cc: ['tom@analytical.example'] });
    await reply({ bcc: ['tom@analytical.example'] });
    expect(server.received.map(({ mail }) => linkIn(mail.text))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    const order = await reply({ text: 'The new one.' });
    expect(await opened(linkIn(lastMail()?.text))).toMatchObject({ id: ada });
    expect(lastMail()?.html).toContain('/open/');
    // The thread has the words of its author alone.
    const thread = (await listThreads([ada])).get(ada);
    expect(thread?.find(({ id }) => id === order.id)?.text).toBe('The new one.');
    await reply({ text: 'Once more.' });
    expect(linkIn(lastMail()?.text)).toBeUndefined();
  });

  test('is in the first reply to somebody who got no confirmation', async () => {
    await unconfirmed();
    await reply();
    expect(linkIn(lastMail()?.text)).toBeDefined();
  });

  test('stands in nothing that comes back, as it came or in words, and in no forward', async () => {
    const link = pageLink({ id: ada, reference, generation: 0 });
    const secret = link.split('/').at(-1) ?? '';
    const html = `<p>See <a href="https://safe.example/?url=${encodeURIComponent(link)}">this</a></p>`;
    for (const textEncoding of ['quoted-printable', 'base64'] as const)
      await takeIn(
        await rawMail({
          ...{ to: addressOf(ada), text: `Look: ${link}\n\n> and ${link}`, html, textEncoding },
          subject: `About ${textEncoding}`,
        }),
      );
    const thread = (await listThreads([ada])).get(ada) ?? [];
    expect(thread).toHaveLength(2);
    for (const { text } of thread) expect(text).toContain(`/open/${'x'.repeat(secret.length)}`);
    const { rows } = await payload.db.drizzle.execute(
      sql`SELECT content FROM attachments WHERE kind = 'original'`,
    );
    expect(rows).toHaveLength(2);
    for (const { content } of rows) {
      const raw = content instanceof Buffer ? content.toString('latin1') : '';
      expect(raw).not.toContain(secret.slice(0, 12));
      const base64 = raw.replaceAll(/\s/g, '');
      for (const shift of [0, 1, 2])
        expect(base64).not.toContain(
          Buffer.from('.'.repeat(shift) + secret)
            .toString('base64')
            .slice(4, 40),
        );
    }
    await sendForward(contactForm, admin, {
      ...{ submission: ada, mail: null, key: randomUUID(), to: 'bo@quay.example' },
      ...{ subject: '', text: `See ${link}`, files: [], held: [] },
    });
    await sendNow();
    expect(lastMail()?.text).toContain('Forwarded');
    expect(JSON.stringify(server.received)).not.toContain(secret.slice(0, 12));
  });
});

describe('the page', () => {
  test('has what they wrote and what we wrote to them, and nothing else', async () => {
    const note = { author: admin.id, text: 'canary in a note', at: new Date().toISOString() };
    await payload.update({
      collection: 'contact-submissions',
      id: ada,
      data: { notes: [note] },
      overrideAccess: true,
    });
    await takeIn(
      await rawMail({ to: addressOf(ada), text: 'Hers.', cc: 'canary <c@quay.example>' }),
    );
    await reply({ text: 'Ours.' });
    await reply({ text: 'canary to others', to: undefined, cc: [], bcc: [] });
    await payload.db.drizzle.execute(
      sql`UPDATE thread_entries SET address = 'bo@quay.example', bcc = ${email} WHERE text = 'canary to others'`,
    );
    await takeIn(
      await rawMail({ from: 'Bo <bo@quay.example>', to: addressOf(ada), text: 'canary of Bo' }),
    );
    await takeIn(
      await rawMail({
        ...{ to: addressOf(ada), text: 'canary of a program' },
        headers: { 'Auto-Submitted': 'auto-replied' },
      }),
    );
    await sendForward(contactForm, admin, {
      ...{ submission: ada, mail: null, key: randomUUID(), to: email },
      ...{ subject: '', text: 'canary in a forward', files: [], held: [] },
    });
    await sendNow();
    const thread = (await listThreads([ada])).get(ada) ?? [];
    const last = thread.at(-1)?.position ?? 0;
    const back = written(ada, { text: 'canary taken back', seen: last });
    await sendReply(contactForm, admin, back);
    await takeReplyBack(contactForm, admin, { id: back.id, submission: ada });
    const later = new Date(Date.now() + 86_400_000).toISOString();
    const after = (await listThreads([ada])).get(ada)?.at(-1)?.position ?? 0;
    await sendReply(
      contactForm,
      admin,
      written(ada, { text: 'canary for later', seen: after, dueAt: later }),
    );
    expect(await seen()).toEqual(['Hers.', 'Ours.']);
    expect(JSON.stringify(await listSeen(await sender()))).not.toContain('canary');
    // Nobody hands out the mail as it came, which names who else got it.
    const { rows } = await payload.db.drizzle.execute(sql`SELECT id, kind FROM attachments`);
    for (const { id } of rows) expect(await getSeenFile(await sender(), String(id))).toBeNull();
  });

  test('says what became of it in an order that staff decide', async () => {
    const outcome = async () => {
      const of = await sender();
      const times = await listProposedTimes([ada]);
      const isAsked = openTimes(times, Date.now()).length > 0;
      return outcomeOf(of, await readTarget(ada), await listSeen(of), isAsked);
    };
    const set = (status: string, isRead = true) =>
      payload.db.drizzle.execute(
        sql`UPDATE contact_submissions SET status = ${status},
              read_at = CASE WHEN ${isRead} THEN now() END WHERE id = ${ada}`,
      );
    await set('new', false);
    expect(await outcome()).toBe('received');
    await set('new');
    expect(await outcome()).toBe('read');
    await reply();
    expect(await outcome()).toBe('answered');
    await set('in-progress');
    expect(await outcome()).toBe('waiting');
    await set('archived');
    expect(await outcome()).toBe('closed');
    await set('spam');
    expect(await outcome()).toBe('received');
    await set('replied');
    await withdraw(await sender(), words);
    expect(await outcome()).toBe('withdrawn');
    await addToThread(await sender(), { text: 'After all.', key: 'again' });
    expect(await outcome()).toBe('received');
  });

  test('what they add is there once, wakes it as a mail does, and says where it was written', async () => {
    await payload.db.drizzle.execute(
      sql`UPDATE contact_submissions SET status = 'archived', read_at = now(),
            snoozed_until = now() + interval '1 day' WHERE id = ${ada}`,
    );
    const of = await sender();
    const content = Buffer.from('the plan');
    const file = { name: 'plan.txt', size: 8, content, kind: 'plain', problem: null } as const;
    const add = (text: string) => addToThread(of, { text, key: 'one', files: [file] });
    await Promise.all([add('More.'), add('More.')]);
    await add('More.');
    // Whoever goes back and changes it sends something else.
    await add('Even more.');
    const thread = (await listThreads([ada])).get(ada) ?? [];
    expect(thread.map(({ text, onPage, kind }) => [text, onPage, kind])).toEqual([
      ['More.', true, 'answer'],
      ['Even more.', true, 'answer'],
    ]);
    expect(await stateOf(ada)).toMatchObject({ status: 'in-progress', unread: true, awake: true });
    expect(await seen()).toEqual(['More.', 'Even more.']);
    const [entry] = await listSeen(of);
    const [kept] = entry?.files ?? [];
    expect(await getSeenFile(of, kept?.id ?? '')).toMatchObject({ name: 'plan.txt', content });
  });

  test('somebody else with the same conversation sees none of it', async () => {
    const bo = await contact({ reference: 'C-7F3K-2N', email: 'bo@quay.example' });
    await addToThread(await sender(), { text: 'Hers alone.', key: 'one' });
    await payload.db.drizzle.execute(
      sql`INSERT INTO merges (submission, target, before) VALUES (${bo}, ${ada}, '{}')`,
    );
    const other = await findSenderById(bo);
    expect(other && (await listSeen(other))).toEqual([]);
    expect(await seen()).toEqual(['Hers alone.']);
    // What he adds stands with the conversation, and he sees it.
    if (other) await addToThread(other, { text: 'His.', key: 'two' });
    expect((await listThreads([ada])).get(ada)).toHaveLength(2);
    expect(other && (await listSeen(other)).map(({ text }) => text)).toEqual(['His.']);
    expect(await seen()).toEqual(['Hers alone.']);
    // He closes nothing that is hers.
    if (other) await withdraw(other, words);
    expect(await stateOf(ada)).toMatchObject({ status: 'new' });
    expect(await stateOf(bo)).toMatchObject({ status: 'archived' });
  });
});

describe('times', () => {
  const at = (days: number) => {
    const day = new Date(Date.now() + days * 86_400_000);
    return `${day.toISOString().slice(0, 10)}T10:00`;
  };
  const propose = (changes: object = {}) =>
    proposeTimes(contactForm, admin, {
      ...{ id: ada, key: randomUUID(), seen: 0, minutes: 30, words: '' },
      times: [at(3), at(4), '', '', ''],
      ...changes,
    });

  test('go out with a reply and its link, and are seen once it has gone', async () => {
    await propose();
    expect(await listProposedTimes([ada])).toEqual([]);
    await sendNow();
    expect(await listProposedTimes([ada])).toHaveLength(2);
    const mail = lastMail();
    expect(mail?.text).toMatch(
      /Which of these times suits you\?\n\n- .*10:00\n- .*10:00\n\n30 minutes, London time\./,
    );
    expect(await opened(linkIn(mail?.text))).toMatchObject({ id: ada });
  });

  test('are refused where there is nothing to choose, and leave nothing', async () => {
    for (const times of [[at(3)], [at(3), at(3)], [at(3), at(-1)], [at(3), at(100)], [at(3), 'x']])
      await expect(propose({ times })).rejects.toThrow(/Choose/);
    await reply();
    await expect(propose()).rejects.toThrow();
    const { rows } = await payload.db.drizzle.execute(sql`SELECT FROM proposed_times`);
    expect(rows).toEqual([]);
  });

  test('of two that are chosen at once one is', async () => {
    await propose();
    await sendNow();
    const of = await sender();
    const [one, two] = await listProposedTimes([ada]);
    const chosen = await Promise.all([one, two].map((time) => choose(of, time?.id ?? '', words)));
    expect(chosen.filter(Boolean)).toHaveLength(1);
    const times = await listProposedTimes([ada]);
    const taken = times.find(({ chosenAt }) => chosenAt !== null);
    // Once more says the same, and is there once.
    expect(await choose(of, taken?.id ?? '', words)).toBe(true);
    const thread = (await listThreads([ada])).get(ada) ?? [];
    expect(thread.filter(({ onPage }) => onPage).map(({ text }) => text)).toEqual([
      expect.stringMatching(/^I choose .* at 10:00, London time\.$/),
    ]);
    expect(openTimes(times, Date.now())).toEqual([]);
  });

  test('are not for others, nor once they are over', async () => {
    await propose();
    await sendNow();
    const [time] = await listProposedTimes([ada]);
    const bo = await contact({ reference: 'C-7F3K-2N', email: 'bo@quay.example' });
    const other = await findSenderById(bo);
    expect(other && (await choose(other, time?.id ?? '', words))).toBe(false);
    await payload.db.drizzle.execute(
      sql`UPDATE proposed_times SET starts_at = now() - interval '1 minute'`,
    );
    expect(await choose(await sender(), time?.id ?? '', words)).toBe(false);
  });
});

describe('an end', () => {
  test('a withdrawal closes it with words to staff, and erases nothing', async () => {
    await withdraw(await sender(), words);
    await withdraw(await sender(), words);
    expect(await stateOf(ada)).toMatchObject({ status: 'archived', kept: true, unread: true });
    expect(await seen()).toEqual(['I withdraw my enquiry.']);
    const said = await listHistory(contactForm, ada);
    expect(
      said.filter((entry) => historyWords(entry, []) === 'closed it, since its sender withdrew it'),
    ).toHaveLength(1);
  });

  test('an erasure is asked for by a mail to their own address, and carried out by nobody else', async () => {
    expect(await askForErasure(await sender())).toBe(true);
    expect(server.received.map(({ to }) => to)).toEqual([[email]]);
    expect(lastMail()?.text).toMatch(/\/mail\/erase\/[\w-]+/);
    expect(await listWantedErasures()).toEqual([]);
    await confirmErasure(await sender(), words);
    await confirmErasure(await sender(), words);
    expect(await listWantedErasures()).toMatchObject([{ id: ada, form: 'contact', reference }]);
    expect(await seen()).toEqual(['Please erase everything that you hold about me.']);
    // Three mails a day, whoever asks.
    await askForErasure(await sender());
    await askForErasure(await sender());
    expect(await askForErasure(await sender())).toBe(false);
    expect(server.received).toHaveLength(3);
  });

  test('a link to confirm it is dead once the address was corrected: a stranger has it', async () => {
    await askForErasure(await sender());
    const [, link = ''] = /\/mail\/erase\/([\w-]+)/.exec(lastMail()?.text ?? '') ?? [];
    expect(await openErasureLink(link)).toMatchObject({ isOver: false, sender: { id: ada } });
    expect(await openErasureLink(`${link.slice(0, -2)}AA`)).toBeNull();
    await payload.db.drizzle.execute(
      sql`INSERT INTO former_addresses (submission, address) VALUES (${ada}, 'mistyped@ada.example')`,
    );
    expect(await openErasureLink(link)).toMatchObject({ isOver: true });
  });

  test('what is erased leaves no page and no time', async () => {
    await withdraw(await sender(), words);
    await payload.delete({ collection: 'contact-submissions', id: ada, overrideAccess: true });
    const { rows } = await payload.db.drizzle.execute(
      sql`SELECT (SELECT count(*) FROM prospect_pages)::int AS pages, (SELECT count(*) FROM proposed_times)::int AS times`,
    );
    expect(rows).toEqual([{ pages: 0, times: 0 }]);
    expect(await findSender(ada, 0)).toBeNull();
  });
});

test('whoever opens what opens nothing is told to wait, and nobody else', async () => {
  const of = (address: string) => new Headers({ 'x-forwarded-for': address });
  const answers = [];
  for (let at = 0; at < 40; at += 1) answers.push(await refuseGuess(of('192.0.2.7')));
  expect(answers.slice(0, 30).every((answer) => answer === null)).toBe(true);
  expect(answers.slice(30).map((answer) => answer?.status)).toEqual(
    Array.from({ length: 10 }, () => 429),
  );
  expect(Number(answers.at(-1)?.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect(await refuseGuess(of('192.0.2.8'))).toBeNull();
});
