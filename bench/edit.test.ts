import { afterAll, beforeAll, expect, test } from 'vitest';

import { ask } from '../tests/support/sites/load';
import { startOwnSite, type OwnSite } from '../tests/support/sites/own-site';
import { sessionCookie } from '../tests/support/staff/session-cookie';
import { median, record } from './results';

const editor = { email: 'editor@onelayer.example', password: process.env.EDITOR_PASSWORD ?? '' };
const rounds = 20;

let site: OwnSite;
beforeAll(async () => {
  site = await startOwnSite({ EDITOR_EMAIL: editor.email, EDITOR_PASSWORD: editor.password });
});
afterAll(() => site.close());

const headers = { 'Content-Type': 'application/json' };

test('from the answer to an edit until the next visitor has the page, 20 rounds', async () => {
  const cookie = await sessionCookie(site.url, editor);
  const [industry] = await ask<{ id: string }>(
    site.databaseUrl,
    `SELECT id::text FROM industries WHERE slug = 'logistics'`,
  );
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const intro = `Edited for the bench, ${crypto.randomUUID()}.`;
    const edited = await fetch(`${site.url}/api/industries/${industry?.id}`, {
      method: 'PATCH',
      headers: { ...headers, Cookie: cookie },
      body: JSON.stringify({ intro }),
    });
    expect(edited.status).toBe(200);
    const answered = performance.now();
    expect(await (await fetch(`${site.url}/industries/logistics`)).text()).toContain(intro);
    times.push(performance.now() - answered);
  }
  record('edit to next visitor', { 'median ms': median(times), 'worst ms': Math.max(...times) });
}, 120_000);
