import { setTimeout as wait } from 'node:timers/promises';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { ask } from '../support/sites/load';
import { startOwnSite, type OwnSite } from '../support/sites/own-site';
import { sessionCookie } from '../support/staff/session-cookie';

const words = 'Published while nobody was there.';

let site: OwnSite;
beforeAll(async () => {
  site = await startOwnSite();
});
afterAll(() => site.close());

async function signIn(): Promise<Record<string, string>> {
  const { EDITOR_EMAIL: email, EDITOR_PASSWORD: password } = process.env;
  return { Cookie: await sessionCookie(site.url, { email, password }) };
}

const page = async () => (await fetch(`${site.url}/industries/fitness`)).text();

test('a draft whose date comes while the server is dead is on the site after its start', async () => {
  const [industry] = await ask<{ id: string }>(
    site.databaseUrl,
    "SELECT id FROM industries WHERE slug = 'fitness'",
  );
  const id = industry?.id ?? '';
  const saved = await fetch(`${site.url}/api/industries/${id}?draft=true&autosave=true`, {
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...(await signIn()) },
    body: JSON.stringify({ intro: words }),
  });
  expect(saved.status).toBe(200);
  // As the panel asks for it.
  const input = { type: 'publish', doc: { relationTo: 'industries', value: id } };
  await ask(
    site.databaseUrl,
    `INSERT INTO payload_jobs (task_slug, input, wait_until)
     VALUES ('schedulePublish', $1, now() + interval '10 seconds')`,
    [JSON.stringify(input)],
  );
  expect(await page()).not.toContain(words);
  await site.killWeb();
  await wait(11_000);
  const [job] = await ask(
    site.databaseUrl,
    "SELECT completed_at FROM payload_jobs WHERE task_slug = 'schedulePublish'",
  );
  expect(job).toEqual({ completed_at: null });

  await site.startWeb();
  await expect.poll(page, { timeout: 30_000, interval: 500 }).toContain(words);
});
