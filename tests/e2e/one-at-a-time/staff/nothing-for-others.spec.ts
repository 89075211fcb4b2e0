import { z } from 'zod';

import { onlyWith } from '@/features';

import { callerWith, signedIn, signedOut, type Caller } from '../../../support/staff/callers';
import { expect, long, query, test } from '../../../support/site';

const marker = 'Thessaly Quillfeather';
const email = 'thessaly@quillfeather.example';
let id = '';

test.beforeAll(async () => {
  const answer = await callerWith('').call('POST', '/api/contact', {
    body: { name: marker, email, message: `${marker} was here.` },
  });
  ({ id } = z.object({ id: z.uuid() }).parse(await answer.json()));
});
test.afterAll(() => query('DELETE FROM contact_submissions WHERE id = $1', [id]));

/** Wherever a submission can be read, written in a page, a file or an answer. */
const places = () => [
  '/admin',
  `/admin?open=${id}`,
  `/admin?q=Quillfeather`,
  '/admin/account',
  ...onlyWith('figures', '/admin/figures'),
  `/admin/people/${id}`,
  ...onlyWith('people', '/admin/people', '/admin/people?q=Quillfeather', '/admin/companies'),
  `/admin/data-protection?person=${id}`,
  '/admin/export?format=csv',
  '/admin/export?format=json',
  ...onlyWith('figures', '/admin/figures/export'),
  ...onlyWith(
    'pipeline',
    ...['/admin/pipeline', '/admin/pipeline?as=list', '/admin/pipeline/figures'],
    ...['/admin/pipeline/monday', '/admin/pipeline/export', '/admin/pipeline/figures/export'],
  ),
  '/admin/revision',
  '/admin/palette?q=Quillfeather',
  '/cms',
  '/cms/collections/contact-submissions',
  `/cms/collections/contact-submissions/${id}`,
  `/cms/collections/contact-submissions/${id}/api`,
  '/cms/collections/contact-submissions/trash',
  '/cms/collections/audit-entries',
  '/cms/globals/inbox-settings',
  '/api/contact-submissions',
  '/api/contact-submissions/count',
  `/api/contact-submissions/${id}?depth=2`,
  `/api/contact-submissions?where[email][equals]=${email}&select[name]=true`,
  `/api/industries?populate[contact-submissions][name]=true&depth=5`,
  '/api/audit-entries',
  '/api/payload-jobs',
  '/api/payload-locked-documents?depth=5',
  '/api/payload-preferences?depth=5',
  '/api/users?depth=5',
  '/api/access',
];

/** Of a person's data: asked for with a form, whose address says nothing. */
const exported = '/admin/data-protection/export';

/** As a whole page, and as the data that a page is made from in the browser. */
const ways: Record<string, string>[] = [{ Accept: 'text/html' }, { RSC: '1' }];

async function everythingFor(caller: Caller): Promise<string[]> {
  const telling: string[] = [];
  for (const place of places()) {
    for (const headers of ways) {
      const answer = await caller.call('GET', place, { headers });
      const text = await answer.text();
      if (/Thessaly|was here/.test(text)) telling.push(place);
    }
  }
  const form = new FormData();
  form.set('email', email);
  const answer = await caller.call('POST', exported, { body: form });
  if (/Thessaly|was here/.test(await answer.text())) telling.push(exported);
  return telling;
}

test('what an admin may read is where we look for it', { tag: long }, async () => {
  const telling = await everythingFor(await signedIn('admin'));
  expect(new Set(telling)).toEqual(
    new Set([
      '/admin',
      `/admin?open=${id}`,
      `/admin?q=Quillfeather`,
      '/admin/palette?q=Quillfeather',
      `/admin/people/${id}`,
      ...onlyWith('people', '/admin/people', '/admin/people?q=Quillfeather'),
      exported,
      '/admin/export?format=csv',
      '/admin/export?format=json',
      '/cms/collections/contact-submissions',
      `/cms/collections/contact-submissions/${id}`,
      `/cms/collections/contact-submissions/${id}/api`,
      '/api/contact-submissions',
      `/api/contact-submissions/${id}?depth=2`,
      `/api/contact-submissions?where[email][equals]=${email}&select[name]=true`,
    ]),
  );
});

for (const [who, make] of [
  ['somebody anonymous', () => Promise.resolve(callerWith(''))],
  ['somebody with a forged flag', () => Promise.resolve(callerWith('admin_authenticated=true'))],
  ['who was signed out', signedOut],
  ['an editor', () => signedIn('editor')],
] as const) {
  test(`${who} reads nothing of a submission anywhere`, async () => {
    expect(await everythingFor(await make())).toEqual([]);
  });
}
