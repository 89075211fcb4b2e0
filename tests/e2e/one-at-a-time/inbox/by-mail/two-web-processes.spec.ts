import { z } from 'zod';

import { callerWith, signedIn } from '../../../../support/staff/callers';
import { test } from '../../../../support/staff/mailing-site';
import { expect, query } from '../../../../support/site';

const email = 'two@processes.example';
const revision = z.object({ revision: z.string() });

test.afterAll(() => query('DELETE FROM contact_submissions WHERE email = $1', [email]));

test('what comes in at one web process is seen at another', async ({ site }) => {
  const { cookie } = await signedIn('admin');
  const asking = (known: string) =>
    fetch(`${site.url}/admin/revision?known=${known}`, { headers: { Cookie: cookie } });
  let known = '';
  // On a busy machine it may be that nobody can tell at first: the answer is empty then.
  await expect(async () => {
    known = revision.parse(await (await asking('')).json()).revision;
  }).toPass();
  expect((await asking(known)).status).toBe(204);

  const sent = await callerWith('').call('POST', '/api/contact', {
    body: { name: 'Two Processes', email, message: 'Sent to the first.' },
  });
  expect(sent.status).toBe(201);
  await expect.poll(async () => (await asking(known)).status).toBe(200);
  const inbox = await fetch(`${site.url}/admin`, { headers: { Cookie: cookie } });
  expect(await inbox.text()).toContain(email);
});
