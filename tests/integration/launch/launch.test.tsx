import { text } from 'node:stream/consumers';

import config from '@payload-config';
import { handleEndpoints } from 'payload';
import { prerenderToNodeStream } from 'react-dom/static';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { countPlaceholders } from '~/collections/launch/count-placeholders';
import { LaunchBanner } from '@/panel/launch/launch-banner';
import { listLaunchItems } from '@/panel/launch/launch-list';
import { tellPlaceholders } from '~/collections/launch/tell-placeholders';
import { byHand, setTick } from '~/collections/launch/by-hand';

import { logNowhere, payload, userWithRole } from '../../support/payload';
import { signedInEditor } from '../../support/staff/editor';

// Refusals have their lines.
logNowhere();

const site = vi.hoisted(() => ({ isSitePublic: false }));
vi.mock('~/collections/launch/public-site', () => site);

const asServer = { overrideAccess: true, context: { disableRevalidate: true } } as const;
let headers: Record<string, string>;
beforeAll(async () => {
  headers = await signedInEditor();
});
const setSettings = (data: object) =>
  payload.updateGlobal({ slug: 'site-settings', data, ...asServer });
afterAll(async () => {
  await setSettings({ placeholder: true, email: 'hello@onelayer.example' });
  for (const key of byHand) await setTick(payload, key);
});

const items = async (role: 'editor' | 'admin' = 'editor') =>
  new Map(
    (await listLaunchItems(payload, await userWithRole(role))).map((item) => [item.key, item]),
  );
const tick = (body: Record<string, string>, as: Record<string, string> = headers) => {
  const request = new Request('http://localhost:3000/api/launch-list', {
    method: 'POST',
    headers: as,
    body: new URLSearchParams(body),
  });
  return handleEndpoints({ config, request });
};

test('on a fresh site what was made up is open, with the way to it', async () => {
  const all = await items();
  expect(all.get('company')).toMatchObject({
    isDone: false,
    href: '/cms/globals/site-settings?field=operator&tab=1',
  });
  expect(all.get('email')).toMatchObject({ isDone: false });
  expect(all.get('telephone')).toMatchObject({ isOptional: true });
  expect(all.get('search-engines')).toMatchObject({ isDone: true });
  const left = [...all.values()].filter(({ key }) => key.startsWith('invented'));
  expect(left.map(({ href }) => href)).toEqual(
    expect.arrayContaining([
      '/cms/collections/testimonials?where[placeholder][equals]=true',
      '/cms/collections/authors?where[placeholder][equals]=true',
      '/cms/collections/pages?where[placeholder][equals]=true',
    ]),
  );
});

test('what the site knows is ticked by itself', async () => {
  const before = await countPlaceholders(payload);
  await setSettings({ placeholder: false, email: 'hello@studio.agency' });
  const all = await items();
  expect(all.get('company')?.isDone).toBe(true);
  expect(all.get('email')?.isDone).toBe(true);
  expect(await countPlaceholders(payload)).toBe(before - 1);
});

test('the rest is ticked by hand, with who and when, and can be taken back', async () => {
  const answer = await tick({ key: 'legal', deed: 'tick' });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/cms/launch']);
  const { email } = await userWithRole('editor');
  const { isDone, ticked } = (await items()).get('legal') ?? {};
  expect([isDone, ticked?.name]).toEqual([true, email]);
  expect(Date.now() - Date.parse(ticked?.at ?? '')).toBeLessThan(60_000);
  await tick({ key: 'legal', deed: 'untick' });
  expect((await items()).get('legal')).toMatchObject({ isDone: false, ticked: undefined });
});

test('nobody else ticks anything, and an odd order changes nothing', async () => {
  expect((await tick({ key: 'legal', deed: 'tick' }, {})).status).toBe(403);
  expect((await tick({ key: '__proto__', deed: 'tick' })).status).toBe(303);
  expect((await items()).get('legal')?.isDone).toBe(false);
});

test('whoever manages accounts sees which admins have no second factor, and nobody else', async () => {
  expect((await items()).has('second-factor')).toBe(false);
  const { email } = await userWithRole('admin');
  const asked = (await items('admin')).get('second-factor');
  expect(asked?.isDone).toBe(false);
  expect(asked?.note).toContain(email);
});

test('pages of industries wait until each names who checked it, and when', async () => {
  const ofIndustries = { collection: 'industries', depth: 0, ...asServer } as const;
  const { docs } = await payload.find({ ...ofIndustries, sort: '_order', pagination: false });
  const [first] = docs;
  const set = async (which: typeof docs, checkedBy: string | null, checkedOn: string | null) => {
    for (const { id } of which)
      await payload.update({ ...ofIndustries, id, data: { checkedBy, checkedOn } });
  };
  const before = (await items()).get('checked');
  expect(before).toMatchObject({
    isDone: false,
    href: `/cms/collections/industries/${first?.id ?? ''}?field=checkedBy`,
  });
  expect(before?.note).toContain(first?.title ?? '-');
  try {
    await set(docs.slice(0, 1), 'Somebody of the trade', null);
    expect((await items()).get('checked')?.note).toBe(before?.note);
    await set(docs, 'Somebody of the trade', '2026-11-22T12:00:00.000Z');
    expect((await items()).get('checked')).toMatchObject({
      isDone: true,
      href: '/cms/collections/industries',
    });
  } finally {
    await set(docs, null, null);
  }
});

const banner = async (role: 'editor' | 'agent') => {
  const shown = await LaunchBanner({ payload, user: await userWithRole(role) });
  return shown === null ? '' : text((await prerenderToNodeStream(shown)).prelude);
};

test('a public site says in the panel and in the log what is still invented; one’s own machine does not', async () => {
  const warn = vi.spyOn(payload.logger, 'warn').mockImplementation(() => undefined);
  expect(await banner('editor')).toBe('');
  await tellPlaceholders(payload);
  expect(warn).not.toHaveBeenCalled();
  site.isSitePublic = true;
  expect(await banner('editor')).toContain('href="/cms/launch"');
  expect(await banner('agent')).toBe('');
  await tellPlaceholders(payload);
  expect(warn.mock.calls).toEqual([
    [expect.stringMatching(/^SERVER_URL is public, and invented content remains \(\d+\)/)],
  ]);
  warn.mockRestore();
});
