import { afterAll, beforeAll, expect, test } from 'vitest';

import { staffAccounts, startAbusedSite, type AbusedSite } from '../support/abuse/abused-site';

const person = {
  name: 'Thessaly Quillfeather',
  email: 'thessaly@quillfeather.example',
  message: 'Hers alone.',
};

let site: AbusedSite;
beforeAll(async () => {
  site = await startAbusedSite();
  expect((await site.call('POST', '/api/contact', { body: person })).status).toBe(201);
});
afterAll(() => site.close());

/** What nobody outside may read, wherever it stands. */
const secrets = () => [
  'Quillfeather',
  'Hers alone',
  staffAccounts.admin.email,
  staffAccounts.editor.email,
  process.env.PAYLOAD_SECRET ?? 'unset',
  new URL(site.databaseUrl).password,
];
/** Names of things inside, as a stack, a statement or a file of ours would show them. */
const insides =
  /"(?:hash|salt|resetPasswordToken|sessions)"|select ".*" from|\bat .*\.[mc]?js:\d+|node_modules/i;

test.each([
  // Files beside the site.
  '/.env',
  '/.git/config',
  '/package.json',
  '/payload.config.ts',
  '/.next/BUILD_ID',
  '/.data/web.log',
  '/api/media/file/..%2f..%2f.env',
  '/_next/static/../../.env',
  '/_next/static/chunks/main.js.map',
  // People.
  '/api/users',
  '/api/users?depth=2&limit=100',
  '/api/users/me',
  '/api/contact-submissions',
  '/api/quote-submissions?limit=1&sort=email',
  '/api/second-factors',
  '/api/audit-log',
  '/api/payload-jobs',
  '/api/payload-preferences',
  '/api/payload-locked-documents',
  // By way of what is public.
  '/api/industries?where[changedBy.email][exists]=true',
  '/api/industries?where[changedBy][exists]=true&depth=2',
  '/api/industries?sort=changedBy.email',
  '/api/industries?select[changedBy]=true&depth=3',
  '/api/industries?draft=true&depth=3',
  '/api/industries/versions?depth=2',
  '/api/media?populate[users][email]=true&depth=3',
  '/api/globals/home-page?depth=5&draft=true',
  '/api/globals/inbox-settings',
  '/api/globals/site-settings/versions',
  // By way of mistakes.
  "/api/industries?where[slug][equals]='",
  '/api/industries?where[id][equals]=x&page=-1',
  '/api/users/%00',
  '/api/graphql?query={Users{docs{email}}}',
  '/admin?q=Thessaly',
  '/admin/export?scope=contact',
  '/admin/data-protection?of=thessaly@quillfeather.example',
  '/received/C-0000-00',
  '/cms/collections/users',
])('GET %s tells a stranger nothing', async (address) => {
  for (const [name, value] of [
    ['Accept', '*/*'],
    ['RSC', '1'],
    ['Cookie', 'payload-token=eyJ.eyJ.x'],
  ] as const) {
    const answer = await site.call('GET', address, { headers: { [name]: value } });
    const told = `${JSON.stringify([...answer.headers])}${await answer.text()}`;
    expect(answer.status).toBeLessThan(500);
    for (const secret of secrets()) expect(told).not.toContain(secret);
    expect(told).not.toMatch(insides);
  }
});
