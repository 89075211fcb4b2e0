import { afterAll, beforeAll, expect, test } from 'vitest';

import { staffAccounts, startAbusedSite, type AbusedSite } from '../support/abuse/abused-site';
import { attacks } from '../support/abuse/attacks';
import { runnableIn } from '../support/abuse/judge';

let site: AbusedSite;
let admin: string;
beforeAll(async () => {
  site = await startAbusedSite();
  admin = await site.signIn(staffAccounts.admin);
});
afterAll(() => {
  console.table(table);
  return site.close();
});

const get = (make: (attack: string) => string) => (attack: string) =>
  site.call('GET', make(encodeURIComponent(attack)));
const asAdmin = (make: (attack: string) => string) => (attack: string) =>
  site.call('GET', make(encodeURIComponent(attack)), { cookie: admin });
const post = (at: string, make: (attack: string) => unknown) => (attack: string) =>
  site.call('POST', at, { body: make(attack) });

/** As a browser without JavaScript does: the page comes back with what was typed. */
const byForm = (at: string, field: string) => (attack: string) =>
  fetch(`${site.url}${at}`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ name: '', email: 'none', [field]: attack }),
  });

/** Where something of a request could come back. */
const places: Record<string, (attack: string) => Promise<Response>> = {
  'a campaign’s word': get((attack) => `/?utm_source=${attack}&q=${attack}`),
  'an unknown page': get((attack) => `/${attack}`),
  'an unknown industry': get((attack) => `/industries/${attack}`),
  'an unknown case study': get((attack) => `/work/${attack}`),
  'a search': get((attack) => `/search?q=${attack}&page=${attack}`),
  'a section of one’s own': get(
    (attack) => `/your-section?tool=${attack}&other-1=${attack}&cost-1=${attack}&stays=${attack}`,
  ),
  'a receipt': get((attack) => `/received/${attack}`),
  'a form that went back': get((attack) => `/check-answers?form=${attack}`),
  'an address with empty parts': get((attack) => `/work//${attack}//`),
  'a share image': get((attack) => `/share-images/${attack}`),
  'a file of the build': get((attack) => `/_next/static/${attack}`),
  'a link for a new password': get((attack) => `/admin/new-password/${attack}`),
  'the panel’s sign-in': get((attack) => `/cms/login?redirect=${attack}&error=${attack}`),
  'a search in the inbox': asAdmin((attack) => `/admin?q=${attack}`),
  'the inbox’s place': asAdmin((attack) => `/admin?tab=${attack}&open=${attack}&show=${attack}`),
  'a person’s data': asAdmin((attack) => `/admin/data-protection?of=${attack}&person=${attack}`),
  'an unknown place of the panel': asAdmin((attack) => `/cms/${attack}`),
  'a search in the panel': asAdmin((attack) => `/cms/collections/users?search=${attack}`),
  'an unknown route': get((attack) => `/api/${attack}`),
  'an unknown field': get((attack) => `/api/industries?where[${attack}][equals]=1`),
  'an unknown order': get((attack) => `/api/industries?sort=${attack}`),
  'an unknown picture': get((attack) => `/api/media/file/${attack}`),
  'a field of a form that is none': post('/api/contact', (attack) => ({ [attack]: attack })),
  'an address that is none': post('/api/users/login', (attack) => ({
    email: attack,
    password: attack,
  })),
  'a message that goes back': byForm('/api/contact', 'message'),
  'a name that goes back': byForm('/api/contact', 'name'),
  'a request that goes back': byForm('/api/quote', 'description'),
};

const table: Record<string, string | number>[] = [];

test.each(
  Object.entries(places).flatMap(([place, ask]) =>
    Object.entries(attacks).map(([name, attack]) => ({ place, ask, name, attack })),
  ),
)('$name in $place runs nowhere', async ({ place, ask, name, attack }) => {
  const answer = await ask(attack);
  const { odd } = await runnableIn(answer);
  table.push({ place, attack: name, answer: answer.status, ran: odd.join() });
  expect(odd).toEqual([]);
  expect(answer.status).toBeLessThan(500);
});
