import { sql } from '@payloadcms/db-postgres';
import type { TypedUser } from 'payload';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import { env } from '@/env';
import { contactForm } from '@/forms';
import { keepBrowser, listBrowsers, forgetBrowser } from '@/inbox/account/push/browsers';
import { addNote, changeSubmissions } from '@/inbox/submission/work';
import { changeWatch } from '@/submissions/records/watches/watches';
import { mostBrowsers } from '@/submissions/records/push/subscriptions';
import { browserEvents, type BrowserEvent } from '@/submissions/records/push/subscriptions-table';

import { expectOutput, outputSoFar } from '../../support/output';
import { payload, userWithRole } from '../../support/payload';
import { startPushService, type PushService } from '../../support/push/push-service';
import { quote as answers } from '../../support/submissions/answers';
import { sendQuote } from '../../support/submissions/sent-notices';
import { contact, emptyTables } from '../../support/submissions/sent-submissions';
import { setInbox, tell, untold } from '../../support/submissions/told-staff';

vi.hoisted(() => {
  process.env.NOTICE_WEBHOOK_PRIVATE = 'true';
});
vi.mock('next/headers', () => ({
  headers: () => Promise.resolve(new Headers({ 'user-agent': 'Firefox/145.0 (Linux)' })),
}));

let service: PushService;
let admin: TypedUser;
let colleague: TypedUser;
let id = '';

const account = async (email: string, role: 'agent' | 'reader' = 'agent'): Promise<TypedUser> => {
  const made = await payload.create({
    collection: 'users',
    data: { name: 'Zadie Penrose', role, email, password: 'quill harbour 47 lantern' },
    overrideAccess: true,
  });
  return { ...made, collection: 'users' };
};

beforeAll(async () => {
  [service, admin] = await Promise.all([startPushService(), userWithRole('admin')]);
  colleague = await account('zadie.of.browsers@onelayer.example');
  await setInbox({ webhookAddress: null });
});
afterAll(async () => {
  await payload.delete({ collection: 'users', id: colleague.id, overrideAccess: true });
  await service.close();
});
beforeEach(async () => {
  await emptyTables();
  await payload.db.drizzle.execute(sql`DELETE FROM push_subscriptions; DELETE FROM payload_jobs`);
  service.pushed.length = 0;
  service.answer(201);
  id = await contact({ reference: 'C-0000-07' });
  await mailNobody();
});

/** Of what a mail says besides, other tests tell. */
const mailNobody = () =>
  payload.db.drizzle.execute(sql`
    UPDATE users SET notices_assignment = false, notices_mention = false,
      notices_answered = false, notices_watched = false WHERE id = ${colleague.id}`);

const turnOn = (events: readonly BrowserEvent[] = browserEvents, name?: string) =>
  keepBrowser(colleague, { ...service.subscription(name), events });
const messages = () => service.pushed.map(({ message: { title, body } }) => `${title}: ${body}`);
const assign = (assignee: string | null = colleague.id) =>
  changeSubmissions(contactForm, admin, [id], { assignee });

describe('a browser is told', () => {
  test('of what is assigned, encrypted and signed, without a word of the sender', async () => {
    await turnOn();
    await assign();
    await tell();
    expect(service.pushed).toHaveLength(1);
    const [pushed] = service.pushed;
    expect(pushed).toMatchObject({
      path: '/push/one',
      headers: { 'content-encoding': 'aes128gcm', ttl: '86400' },
    });
    expect(pushed?.headers.authorization).toMatch(/^vapid t=[\w.-]+, k=[\w-]+$/);
    expect(pushed?.message).toMatchObject({
      title: 'Assigned to you',
      body: 'contact message C-0000-07',
      link: `${env.SERVER_URL}/admin?tab=contact&open=${id}`,
    });
    expect(await untold()).toBe(0);
  });

  test('of a mention, of news of what is watched, and of something new, as its owner chose', async () => {
    await turnOn();
    await addNote(contactForm, admin, id, '@Zadie Penrose: she rang.');
    await changeWatch(contactForm, colleague, { id, isWatching: true });
    await addNote(contactForm, admin, id, 'And again.');
    const { reference } = await sendQuote();
    await tell();
    expect(messages().toSorted()).toEqual([
      `A new quote request: ${reference}`,
      'A note was written: contact message C-0000-07',
      'You were mentioned: contact message C-0000-07',
    ]);
    const whole = JSON.stringify(service.pushed);
    for (const words of [answers.name, answers.email, 'she rang', 'Nine systems', 'a@b.example'])
      expect(whole).not.toContain(words);
  });

  test('of nothing that its owner did not tick, and nobody of what they did themselves', async () => {
    await turnOn(['mention']);
    await assign();
    await changeSubmissions(contactForm, colleague, [id], { assignee: null });
    await sendQuote();
    await tell();
    expect(messages()).toEqual([]);
  });

  test('in each browser of theirs, and in none once they turned it off', async () => {
    await turnOn(browserEvents, 'one');
    await turnOn(browserEvents, 'two');
    await assign();
    const [first] = await listBrowsers(colleague);
    await forgetBrowser(colleague, first?.id ?? '');
    await tell();
    expect(service.pushed.map(({ path }) => path)).toEqual(['/push/two']);
  });

  test('by nobody who may no longer read, and of nothing that is gone', async () => {
    await turnOn();
    await assign();
    await payload.db.drizzle.execute(
      sql`UPDATE users SET role = 'editor' WHERE id = ${colleague.id}`,
    );
    await tell();
    await payload.db.drizzle.execute(
      sql`UPDATE users SET role = 'agent' WHERE id = ${colleague.id}`,
    );
    await assign(null);
    await assign();
    await payload.db.drizzle.execute(sql`UPDATE contact_submissions SET deleted_at = now()`);
    await tell();
    expect(messages()).toEqual([]);
    expect(await untold()).toBe(0);
  });
});

describe('a push service', () => {
  test('that is away is asked again, and a mail waits for none of it', async () => {
    expectOutput(/“Tell staff” failed: A push service answered 503/);
    await turnOn();
    await assign();
    service.answer(503);
    await tell();
    service.answer(201);
    await tell();
    await tell();
    expect(service.pushed).toHaveLength(2);
    // The second takes the place of the first.
    expect(new Set(service.pushed.map(({ message: { tag } }) => tag)).size).toBe(1);
    expect(outputSoFar().join('\n')).not.toContain(service.origin);
  });

  test.each([404, 410])(
    'that answers %i knows the browser no longer: nor do we',
    async (status) => {
      await turnOn();
      await assign();
      service.answer(status);
      await tell();
      expect(await listBrowsers(colleague)).toEqual([]);
      expect(await untold()).toBe(0);
    },
  );
});

describe('a subscription', () => {
  test('is shown to its owner without its address, and changed by the browser itself', async () => {
    await turnOn();
    await turnOn(['mention']);
    const shown = await listBrowsers(colleague);
    expect(shown).toMatchObject([{ name: 'Firefox on Linux', events: ['mention'] }]);
    expect(JSON.stringify(shown)).not.toContain(service.origin);
    // Nobody ends another’s.
    await forgetBrowser(admin, shown[0]?.id ?? '');
    expect(await listBrowsers(colleague)).toHaveLength(1);
    // Whoever turns it on in the same browser is told there from then on.
    await keepBrowser(admin, { ...service.subscription(), events: ['enquiry'] });
    expect(await listBrowsers(colleague)).toEqual([]);
    await forgetBrowser(admin, (await listBrowsers(admin))[0]?.id ?? '');
  });

  test('is refused where it leads nowhere, has no keys, or is one too many', async () => {
    const given = { ...service.subscription(), events: browserEvents };
    for (const wrong of [
      { endpoint: 'ftp://push.example/one' },
      { endpoint: 'https://user:word@push.example/one' },
      { endpoint: 'nowhere' },
      { p256dh: 'AAAA' },
      { auth: 'AAAA' },
    ])
      await expect(keepBrowser(colleague, { ...given, ...wrong })).rejects.toThrow('no address');
    for (let count = 0; count < mostBrowsers; count += 1) await turnOn(['mention'], `n${count}`);
    await expect(turnOn(['mention'], 'more')).rejects.toThrow('turn one of them off first');
    await turnOn(browserEvents, 'n0');
  });

  test('goes with its account', async () => {
    const leaver = await account('leaver.of.browsers@onelayer.example', 'reader');
    await keepBrowser(leaver, { ...service.subscription(), events: browserEvents });
    await payload.delete({ collection: 'users', id: leaver.id, overrideAccess: true });
    const { rows } = await payload.db.drizzle.execute(sql`SELECT FROM push_subscriptions`);
    expect(rows).toEqual([]);
  });
});
