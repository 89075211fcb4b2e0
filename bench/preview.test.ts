import { chromium, type Browser, type Request } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { browserLaunchOptions } from '../tests/run/browser.mjs';
import { ask } from '../tests/support/sites/load';
import { startOwnSite, type OwnSite } from '../tests/support/sites/own-site';
import { median, record } from './results';

const editor = { email: 'editor@onelayer.example', password: process.env.EDITOR_PASSWORD ?? '' };
const rounds = 10;

let site: OwnSite;
let browser: Browser;
beforeAll(async () => {
  site = await startOwnSite({ EDITOR_EMAIL: editor.email, EDITOR_PASSWORD: editor.password });
  browser = await chromium.launch(await browserLaunchOptions());
}, 60_000);
afterAll(async () => {
  await browser.close();
  await site.close();
});

const path = '/industries/fitness';

/** What one key sets off, in order. */
function stageOf(request: Request): 'save' | 'page' | undefined {
  const { pathname, searchParams } = new URL(request.url());
  if (searchParams.has('autosave')) return 'save';
  return pathname === path && request.resourceType() === 'fetch' ? 'page' : undefined;
}

test(`from a key in the panel until its letter shows in the preview, ${rounds} rounds`, async () => {
  const context = await browser.newContext({
    baseURL: site.url,
    viewport: { width: 1280, height: 800 },
  });
  await context.request.post('/api/users/login', { data: editor });
  const page = await context.newPage();
  const [industry] = await ask<{ id: string }>(
    site.databaseUrl,
    `SELECT id::text FROM industries WHERE slug = 'fitness'`,
  );
  await page.goto(`/cms/collections/industries/${industry?.id}`);
  await page.locator('#live-preview-toggler').click();
  const heading = page.frameLocator('#live-preview-iframe').getByRole('heading', { level: 1 });
  await heading.waitFor();
  await page.getByRole('button', { name: 'Opening' }).click();
  const frame = page.frames().find((each) => each.url().endsWith(path));
  if (!frame) throw new Error('The preview shows no page');
  const field = page.locator('#field-intro');
  await field.fill('Counted: ');

  const stages: Record<string, number[]> = {};
  for (let round = 0; round < rounds; round += 1) {
    // Everything that the key before has set off is done.
    await page.waitForTimeout(3_000);
    const began = performance.now();
    // Of several requests of a kind the last: it brings the letter.
    const times = new Map<string, number>();
    const noteRequest = (when: 'asked' | 'answered') => (request: Request) => {
      const stage = stageOf(request);
      if (stage !== undefined) times.set(`${stage} ${when}`, performance.now() - began);
    };
    const [asked, answered] = [noteRequest('asked'), noteRequest('answered')];
    page.on('request', asked).on('requestfinished', answered);
    const letter = String.fromCharCode(97 + round);
    await field.press(letter);
    const text = await field.inputValue();
    await frame.waitForFunction((text) => document.body.textContent.includes(text), text);
    times.set('shown', performance.now() - began);
    page.off('request', asked).off('requestfinished', answered);
    for (const [name, time] of times) (stages[name] ??= []).push(time);
  }
  record(
    'key to preview, in milliseconds',
    Object.fromEntries(
      Object.entries(stages).map(([name, times]) => [
        name,
        { median: median(times), worst: Math.max(...times) },
      ]),
    ),
  );
  expect(stages['shown']).toHaveLength(rounds);
}, 120_000);
