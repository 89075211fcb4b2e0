import { server } from '../../support/settings/mails';

import { sql } from 'drizzle-orm';
import type { TypedUser } from 'payload';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';

import { POST as confirm } from '@/app/api/mail/confirm/[token]/route';
import { GET as open, POST as leave } from '@/app/api/mail/unsubscribe/[token]/route';
import { customForm } from '@/forms';
import { exportSubmissions } from '@/inbox/export';
import { plainView } from '@/inbox/list/inbox-view';
import { Unavailable } from '@/platform/database/failures';
import { sealedLink } from '@/platform/sealed-link';
import { doorConnection } from '@/submissions/records/door-connection';
import { auditedTrash } from '@/submissions/records/erasure/retention';
import {
  confirmSubscription,
  eraseUnconfirmed,
  subscriberOf,
} from '@/submissions/records/made/subscriptions';
import { emptySpoolOnce } from '@/submissions/spool/empty-spool';

import { payload, userWithRole } from '../../support/payload';
import { madeFormOf, type PublishedForm } from '../../support/submissions/published-form';
import { runJobs } from '../../support/submissions/sent-notices';

const answers = {
  q0000000001: 'Ada Okafor',
  q0000000002: 'ada@quay.example',
  q0000000003: 'Talks',
  q0000000006: 'yes',
};

let form: PublishedForm;
let admin: TypedUser;
beforeAll(async () => {
  admin = await userWithRole('admin');
  form = await madeFormOf('news-of-made');
  const { questions } = await form.document();
  const required = questions.map((each) =>
    each.kind === 'consent' ? { ...each, required: true } : each,
  );
  await form.change({
    ...{ questions: required, asksToConfirm: true, mailSubject: 'Welcome' },
    webhookAddress: 'https://lists.example/hook',
  });
});
beforeEach(async () => {
  await form.empty();
  server.reset();
});
afterAll(() => form.remove());

const toSender = () =>
  server.received.flatMap(({ to, mail }) => (to.includes('ada@quay.example') ? [mail] : []));
const headerOf = (mail: ReturnType<typeof toSender>[number] | undefined, name: string) =>
  mail?.headers.find(({ key }) => key === name)?.value;
const tokenIn = (what: string, text: string | undefined) =>
  new RegExp(`/mail/${what}/([\\w-]+)`).exec(text ?? '')?.[1] ?? '';

const asked = (token: string, body?: BodyInit) =>
  [
    new Request('http://localhost:3000/', { method: 'POST', body }),
    { params: Promise.resolve({ token }) },
  ] as const;
const oneClick = (token: string) =>
  leave(...asked(token, new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })));

async function calls(): Promise<unknown[]> {
  const { rows } = await payload.db.drizzle.execute(
    sql`SELECT input->>'notice' AS notice FROM payload_jobs
        WHERE task_slug = 'call-webhook' ORDER BY created_at`,
  );
  return rows.map(({ notice }) => notice);
}

async function askedFor() {
  const { id } = await form.send(answers);
  await runJobs();
  const mail = toSender().at(-1);
  return { id, mail, token: tokenIn('confirm', mail?.text) };
}

test('the first mail asks to confirm, and nobody is told before that', async () => {
  const { id, mail, token } = await askedFor();
  expect(toSender()).toHaveLength(1);
  expect(mail?.subject).toBe('Please confirm: Open day');
  expect(mail?.text).not.toContain('Ada');
  expect(headerOf(mail, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  expect(headerOf(mail, 'list-unsubscribe')).toMatch(
    /^<https?:[^>]+\/api\/mail\/unsubscribe\/[\w-]{48}>$/,
  );
  expect(await calls()).toEqual([]);
  const { subscription, submittedAt } = await form.kept(id);
  expect([subscription?.askedAt, subscription?.confirmedAt]).toEqual([submittedAt, null]);
  expect(token).toHaveLength(48);
});

test('a click confirms once; then the mail of the form and the call of its webhook go out', async () => {
  const { id, mail: first, token } = await askedFor();
  const answered = await Promise.all([confirm(...asked(token)), confirm(...asked(token))]);
  expect(answered.map(({ status, headers }) => [status, headers.get('location')])).toEqual([
    [303, `/mail/confirm/${token}`],
    [303, `/mail/confirm/${token}`],
  ]);
  await runJobs();
  await confirm(...asked(token));
  await runJobs();
  const [, welcome, ...more] = toSender();
  expect(more).toEqual([]);
  expect(welcome?.subject).toBe('Welcome');
  expect(welcome?.messageId).not.toBe(first?.messageId);
  expect(headerOf(welcome, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  expect(tokenIn('unsubscribe', welcome?.text)).toHaveLength(48);
  expect(await calls()).toEqual(['confirmed']);
  expect((await form.kept(id)).subscription?.confirmedAt).toBeTruthy();
});

test('a test is confirmed without a word to the webhook, and is no subscription', async () => {
  const { id } = await form.sendTest(answers);
  await runJobs();
  await confirm(...asked(tokenIn('confirm', toSender().at(-1)?.text)));
  expect((await form.kept(id)).subscription?.confirmedAt).toBeTruthy();
  await oneClick(sealedLink('unsubscribe', id));
  expect(await calls()).toEqual([]);
});

test('a link that is old, made up, or for something else confirms nothing', async () => {
  const { id } = await askedFor();
  const past = new Date(Date.now() - 1000);
  for (const token of [
    sealedLink('confirm', id, past),
    sealedLink('unsubscribe', id),
    sealedLink('download', id),
    'x'.repeat(48),
  ])
    expect((await confirm(...asked(token))).status).toBe(303);
  expect((await form.kept(id)).subscription?.confirmedAt).toBeNull();
});

test('in the trash nothing is left to confirm, and whoever confirmed may still leave', async () => {
  const { id, token } = await askedFor();
  const trashed = (at: Date | null) =>
    payload.db.drizzle.execute(
      sql`UPDATE custom_submissions SET deleted_at = ${at?.toISOString() ?? null} WHERE id = ${id}`,
    );
  await trashed(new Date());
  expect(await subscriberOf(id)).toBeNull();
  await trashed(null);
  await confirm(...asked(token));
  await trashed(new Date());
  expect(await subscriberOf(id)).toMatchObject({ isConfirmed: true, isOver: false });
});

test('one click in a mail program unsubscribes, without a cookie, from all that the address has', async () => {
  const one = await askedFor();
  const two = await askedFor();
  await confirmSubscription(one.id);
  await confirmSubscription(two.id);
  const token = sealedLink('unsubscribe', one.id);
  const opened = await open(...asked(token));
  expect([opened.status, opened.headers.get('location')]).toEqual([
    303,
    `/mail/unsubscribe/${token}`,
  ]);
  expect((await form.kept(one.id)).subscription?.unsubscribedAt).toBeNull();
  expect([(await oneClick(token)).status, (await oneClick(token)).status]).toEqual([204, 204]);
  expect((await oneClick(sealedLink('unsubscribe', crypto.randomUUID()))).status).toBe(404);
  for (const { id } of [one, two])
    expect((await form.kept(id)).subscription?.unsubscribedAt).toBeTruthy();
  expect(await calls()).toEqual(['confirmed', 'confirmed', 'unsubscribed', 'unsubscribed']);
  // What still waited goes to nobody, and the link to confirm is dead.
  const before = toSender().length;
  await runJobs();
  expect(toSender()).toHaveLength(before);
});

test('the export has when somebody asked, confirmed and left, and the words of the consent', async () => {
  const { id } = await askedFor();
  await confirmSubscription(id);
  const view = plainView(customForm);
  const csv = await new Response(exportSubmissions(view, admin, 'csv')).text();
  const [head = '', row = ''] = csv.split('\r\n');
  expect(head).toContain(
    '"Consent","Asked to confirm (UTC)","Confirmed (UTC)","Unsubscribed (UTC)"',
  );
  expect(row).toContain('"You may write to me about events"');
  const { subscription } = await form.kept(id);
  expect(row).toContain(`"${subscription?.askedAt}","${subscription?.confirmedAt}",""`);
  const json: unknown = JSON.parse(
    await new Response(exportSubmissions(view, admin, 'json')).text(),
  );
  expect(json).toMatchObject([
    { consent: 'You may write to me about events', confirmedAt: subscription?.confirmedAt },
  ]);
});

test('who does not confirm is erased after a time; who is subscribed is kept as long as that', async () => {
  const lazy = await askedFor();
  const kept = await askedFor();
  await confirmSubscription(kept.id);
  expect(await eraseUnconfirmed(10)).toBe(0);
  await payload.db.drizzle.execute(
    sql`UPDATE custom_submissions SET submitted_at = now() - interval '400 days',
        active_at = NULL, confirmation_at = now() - interval '400 days'`,
  );
  expect(await eraseUnconfirmed(10)).toBe(1);
  await expect(form.kept(lazy.id)).rejects.toMatchObject({ status: 404 });
  expect(await auditedTrash(customForm, { days: 30, where: sql`true`, limit: 10 })).toBe(0);
  await oneClick(sealedLink('unsubscribe', kept.id));
  expect(await auditedTrash(customForm, { days: 30, where: sql`true`, limit: 10 })).toBe(1);
});

test('nobody is asked to confirm what looks like spam, nor erased for it', async () => {
  await form.send({ ...answers, q0000000001: 'Win https://spam.example' });
  await runJobs();
  expect(toSender()).toEqual([]);
  await payload.db.drizzle.execute(
    sql`UPDATE custom_submissions SET submitted_at = now() - interval '400 days'`,
  );
  expect(await eraseUnconfirmed(10)).toBe(0);
});

test('what came in while the database was away is asked for as well', async () => {
  const away = vi.spyOn(doorConnection, 'query').mockRejectedValue(new Unavailable());
  const { id } = await form.send(answers);
  away.mockRestore();
  await emptySpoolOnce();
  await runJobs();
  expect(toSender()[0]?.subject).toBe('Please confirm: Open day');
  expect((await form.kept(id)).subscription?.askedAt).toBeTruthy();
});

test('a newsletter asks for an address and a consent', async () => {
  const { questions } = await form.document();
  const without = (kind: string) => questions.filter((each) => each.kind !== kind);
  for (const kind of ['email', 'consent'])
    await expect(form.change({ questions: without(kind) })).rejects.toMatchObject({ status: 400 });
});
