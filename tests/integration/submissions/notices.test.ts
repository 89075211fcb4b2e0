import { server } from '../../support/settings/mails';

import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';

import { mails, textsOf } from '@/words';

import { brand } from '../../support/brand';
import { payload } from '../../support/payload';
import { quote as answers } from '../../support/submissions/answers';
import { runJobs, sendQuote, states } from '../../support/submissions/sent-notices';

beforeEach(async () => {
  // Others left mails that nobody waits for.
  await payload.db.drizzle.execute(sql`DELETE FROM payload_jobs`);
  server.reset();
});

const mailTo = (address: string) =>
  server.received.filter(({ to }) => to.includes(address)).map(({ mail }) => mail);

test('both get their mail, and each says what it may', async () => {
  const { id, reference } = await sendQuote();
  await runJobs();
  expect(server.received).toHaveLength(2);

  const [toOwner] = mailTo('owner@onelayer.example');
  expect(toOwner).toMatchObject({
    subject: `New quote request ${reference}`,
    messageId: `<ownerNotice.${id}.0@localhost>`,
    from: { name: 'OneLayer', address: 'hello@onelayer.example' },
    replyTo: [{ address: answers.email }],
  });
  for (const part of [toOwner?.text, toOwner?.html]) {
    expect(part).toContain('Seven clinics');
    expect(part).toContain('£25k–£50k');
    expect(part).toContain(`/admin?tab=quote`);
  }

  const [toSender] = mailTo(answers.email);
  expect(toSender).toMatchObject({
    subject: `We have your quote request ${reference}`,
    messageId: `<confirmation.${id}.0@localhost>`,
    replyTo: [{ address: 'owner@onelayer.example' }],
  });
  const whole = JSON.stringify(toSender);
  expect(whole).toContain('within 24 hours');
  for (const words of [answers.name, answers.company, 'Seven clinics']) {
    expect(whole).not.toContain(words);
  }
  expect(await states(id)).toMatchObject({ owner: 'sent', confirmation: 'sent' });
});

test('what people write reaches no header, and stays text', async () => {
  const name = 'Ada <b>bold</b>';
  await sendQuote({ name, description: 'One\nBcc: everybody@else.example\n\n<script>' });
  await runJobs();
  const [toOwner] = mailTo('owner@onelayer.example');
  expect(JSON.stringify(toOwner?.headers)).not.toContain('Ada');
  expect(server.received.flatMap(({ to }) => to).sort()).toEqual([
    answers.email,
    'owner@onelayer.example',
  ]);
  expect(toOwner?.html).not.toContain('<b>');
  expect(toOwner?.html).not.toContain('<script');
  expect(toOwner?.text).toContain(name);
});

test('a client’s _cc and _replyTo are not obeyed', async () => {
  await sendQuote({ _cc: 'victim@else.example', _replyTo: 'victim@else.example' });
  await runJobs();
  expect(server.received).toHaveLength(2);
  expect(JSON.stringify(server.received)).not.toContain('victim');
});

const asServer = { overrideAccess: true, context: { disableRevalidate: true } } as const;

test('mails say what editors wrote, and the site’s own words where those cannot be read', async () => {
  const quote = { subject: 'Got it: {reference}', heading: 'Got it', promise: 'Soon.' };
  const both = { signature: 'Yours,\n{brand} <London>', reference: '' };
  await payload.updateGlobal({ slug: 'mails', data: { quote, both }, ...asServer });
  const { reference } = await sendQuote();
  await runJobs();
  const [toSender] = mailTo(answers.email);
  expect(toSender?.subject).toBe(`Got it: ${reference}`);
  expect(toSender?.text).toMatch(/^Got it\n\nSoon\.\n\nYour reference is /);
  expect(toSender?.text).toContain(`-- \nYours,\n${brand} <London>`);
  expect(toSender?.html).toMatch(/Yours,<br>.+ &lt;London&gt;/);

  server.received.length = 0;
  const { drizzle: db } = payload.db;
  await db.execute(sql`ALTER TABLE mails RENAME TO no_mails`);
  const another = await sendQuote();
  await runJobs();
  await db.execute(sql`ALTER TABLE no_mails RENAME TO mails`);
  expect(mailTo(answers.email).map(({ subject }) => subject)).toEqual([
    `We have your quote request ${another.reference}`,
  ]);
  await payload.updateGlobal({ slug: 'mails', data: textsOf(mails), ...asServer });
});
