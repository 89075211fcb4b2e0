import { cpSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';

import { Client } from 'pg';
import type { APIRequestContext, APIResponse, Page } from 'playwright/test';
import { z } from 'zod';

import { ofSeed, originFile } from '../../../../src/platform/next/build-folder.mjs';
import { ask } from '../../../support/sites/load';
import { startOwnSite, type OwnSite } from '../../../support/sites/own-site';
import { test } from '../../../support/sites/shared-own-site';
import { expect, long, staff } from '../../../support/site';

const pages = [
  ...['/', '/industries', '/industries/fintech', '/quote', '/work', '/privacy'],
  // Beside the pages, and asked for by nobody before.
  ...['/sitemap.xml', '/robots.txt', '/manifest.webmanifest', '/llms.txt'],
];

const quote = {
  name: 'Priya Raman',
  email: 'priya.raman@ledgerloop.example',
  projectType: 'businessIntelligence',
  description: 'Board reporting from three ledgers.',
};

// The sites of this file have addresses of their own, and their failures are provoked.
test.use({ expected: /^request to http:\/\/localhost:\d+$|status of 503/ });

async function fillQuote(page: Page, { url }: OwnSite) {
  await page.goto(`${url}/quote`);
  await page.getByLabel('Full Name').fill(quote.name);
  await page.getByLabel('Email').fill(quote.email);
  await page.getByLabel('Project Type').selectOption(quote.projectType);
  await page.getByLabel('Project Description').fill(quote.description);
}

const refusal = z.object({ error: z.object({ code: z.string(), message: z.string().min(1) }) });

const submit = (page: Page) => page.getByRole('button', { name: 'Submit Request' }).click();

const storedQuotes = ({ databaseUrl }: OwnSite): Promise<object[]> =>
  ask(databaseUrl, 'SELECT reference, name FROM quote_submissions');

const change = (request: APIRequestContext, site: OwnSite, words = 'Edited, and nothing more.') =>
  request.post(`${site.url}/api/globals/industries-page`, { data: { solutionsIntro: words } });

/** Right after an outage some connections are still those from before, which the site says. */
async function untilTaken(ask: () => Promise<APIResponse>): Promise<void> {
  const answers: number[] = [];
  const answered = async () => {
    const status = (await ask()).status();
    answers.push(status);
    return status;
  };
  await expect.poll(answered).toBe(200);
  expect(answers.filter((status) => status !== 200 && status !== 503)).toEqual([]);
}

const signIn = (request: APIRequestContext, site: OwnSite) =>
  untilTaken(() => request.post(`${site.url}/api/users/login`, { data: staff.editor }));

async function edit(request: APIRequestContext, site: OwnSite, words: string) {
  await signIn(request, site);
  await untilTaken(() => change(request, site, words));
}

test.describe('with room on the disk for what comes meanwhile', () => {
  test('with PostgreSQL stopped, pages answer and a request is kept and stored later, once', async ({
    site,
    page,
    request,
  }) => {
    await ask(site.databaseUrl, 'DELETE FROM quote_submissions');
    await fillQuote(page, site);
    await site.stopDatabase();

    for (const address of pages) {
      const response = await request.get(site.url + address);
      expect([address, response.status()]).toEqual([address, 200]);
    }

    const answered = page.waitForResponse('**/api/quote');
    await submit(page);
    const answer = await answered;
    expect(answer.status()).toBe(201);
    const { reference } = z.object({ reference: z.string() }).parse(await answer.json());
    await expect(page.getByText('Thank You For Your Request!')).toBeVisible();

    await site.startDatabase();
    const stored = { reference, name: quote.name };
    await expect.poll(() => storedQuotes(site), { timeout: 30_000 }).toEqual([stored]);
    // Nothing stays on the disk that could be stored again.
    const spool = path.join(site.dataDir, 'spool');
    await expect.poll(() => readdir(spool)).toEqual([]);
    expect(await storedQuotes(site)).toEqual([stored]);
  });

  test('who is signed in is told of the outage, and is still signed in after it', async ({
    site,
    request,
  }) => {
    await signIn(request, site);
    await site.stopDatabase();
    const asked = {
      change: await change(request, site),
      me: await request.get(`${site.url}/api/users/me`),
      access: await request.get(`${site.url}/api/access`),
      preview: await request.get(`${site.url}/cms/preview?path=/`),
      renewal: await request.post(`${site.url}/api/users/refresh-token`),
      // Payload makes a request of its own from this one.
      read: await request.post(`${site.url}/api/users`, {
        headers: { 'X-Payload-HTTP-Method-Override': 'GET' },
        form: { limit: 1 },
      }),
    };
    for (const [what, answer] of Object.entries(asked))
      expect([what, answer.status(), answer.headers()['retry-after']]).toEqual([what, 503, '5']);

    await site.startDatabase();
    await untilTaken(() => change(request, site));
  });

  test('an edit just before the database dies costs no page', async ({ site, request }) => {
    const words = 'Edited just before the database died.';
    await edit(request, site, words);
    await site.stopDatabase();

    const response = await request.get(`${site.url}/industries/fintech`);
    expect(response.status()).toBe(200);
    // A page that a start has made anew since the edit is a good one; an old one says that it is.
    const isNew = (await response.text()).includes(words);
    const served = response.headers()['x-served'];
    expect({ isNew, served, isGood: isNew || served === 'last-good' }).toMatchObject({
      isGood: true,
    });

    await site.startDatabase();
    const back = performance.now();
    const isHealed = async () => {
      const html = await (await request.get(`${site.url}/industries/fintech`)).text();
      return html.includes(words);
    };
    await expect.poll(isHealed, { timeout: 45_000 }).toBe(true);
    console.log(
      `The edit showed ${(performance.now() - back).toFixed(0)} ms after the database came back.`,
    );
  });

  test('a list that is read as the database dies is one line, too', async ({ site, request }) => {
    const before = site.log().length;
    const blocker = new Client({ connectionString: site.databaseUrl });
    blocker.on('error', () => undefined);
    await blocker.connect();
    await signIn(request, site);
    await blocker.query('BEGIN; LOCK TABLE redirects IN ACCESS EXCLUSIVE MODE');
    const created = await change(request, site, 'The list of redirects expires with every edit.');
    expect(created.status()).toBe(200);
    const asked = request.get(`${site.url}/there-is-no-such-page`);
    const waiting = () => ask(site.databaseUrl, 'SELECT 1 FROM pg_locks WHERE NOT granted');
    await expect.poll(waiting).not.toEqual([]);
    await site.stopDatabase();
    expect((await asked).status()).not.toBe(200);

    const said = site.log().slice(before);
    expect(said).toContain('GET /_redirects failed: ');
    expect(said).not.toContain('⨯');
    await site.startDatabase();
  });

  test('a page that was never made is worth asking for again', async ({ site, request }) => {
    await signIn(request, site);
    const blocks = [{ blockType: 'hero', heading: 'Never made' }];
    const data = { title: 'Never made', slug: 'never-made', blocks, _status: 'published' };
    const published = await request.post(`${site.url}/api/pages`, { data });
    expect(published.status(), await published.text()).toBe(201);
    await site.stopDatabase();
    const addresses = ['/never-made', '/share-images/never-made.png'];
    for (const address of addresses) {
      const answer = await request.get(site.url + address);
      const said = [address, answer.status(), answer.headers()['retry-after']];
      expect(said).toEqual([address, 503, '5']);
    }
    await site.startDatabase();
    for (const address of addresses)
      await expect
        .poll(async () => (await request.get(site.url + address)).status(), { timeout: 45_000 })
        .toBe(200);
  });

  test('a page that cannot be made is one line a minute, and no SQL', async ({ site, request }) => {
    await edit(request, site, 'Edited before a page cannot be made.');
    // Before it stops: the site renews pages by itself, and a page is reported once a minute.
    const before = site.log().length;
    await site.stopDatabase();

    // Pages that the site itself has made anew since the edit are good ones.
    const old: string[] = [];
    for (const address of [...pages, ...pages, ...pages]) {
      const response = await request.get(site.url + address);
      expect(response.status()).toBe(200);
      if (response.headers()['x-served'] === 'last-good') old.push(address);
    }
    expect(old).not.toEqual([]);

    const said = site.log().slice(before);
    const reason = 'PostgreSQL cannot be reached (ECONNREFUSED)';
    const lines = old.map(
      (address) =>
        `GET ${address} failed: ${reason}. The last good page is served, if there is one.`,
    );
    // What another test has made it report is not said again in the same minute.
    expect(site.log().split('\n')).toEqual(expect.arrayContaining(lines));
    // The site also renews other pages by itself.
    const reported = said.split('\n').filter((line) => line.includes(reason));
    expect(reported).toEqual([...new Set(reported)]);
    const other = reported.filter(
      (line) =>
        !/ failed: .+\. The last good (page is served, if there is one|content is shown)\.$/.test(
          line,
        ),
    );
    expect(other).toEqual([]);
    expect(said).not.toMatch(/\bselect\b|\bparams\b|\bat .*:\d+:\d+/i);

    await site.startDatabase();
  });

  test(
    'a build with the words of the seed shows them to nobody',
    { tag: long },
    async ({ site, request }) => {
      const words = 'What this owner has written.';
      await edit(request, site, words);
      await site.endWeb();
      // As an image is put in the place of another.
      const built = process.env.NEXT_DIST_DIR ?? '';
      const ofElsewhere = `${built}-of-elsewhere`;
      cpSync(built, ofElsewhere, { recursive: true, verbatimSymlinks: true });
      writeFileSync(originFile(path.resolve(ofElsewhere)), JSON.stringify({ content: ofSeed }));
      await site.startWeb({ NEXT_DIST_DIR: ofElsewhere });
      const html = await (await request.get(`${site.url}/industries/fintech`)).text();
      expect(html.includes(words)).toBe(true);
    },
  );
});

test.describe('with no room on the disk', () => {
  let site: OwnSite;
  test.beforeAll(async () => {
    site = await startOwnSite({ SPOOL_MEGABYTES: '0' });
  });
  test.afterAll(async () => site.close());

  test('a form gets a clear error and keeps its answers', async ({ page, request }) => {
    await fillQuote(page, site);
    await site.stopDatabase();

    const refused = await request.post(`${site.url}/api/quote`, { data: quote });
    expect(refused.status()).toBe(503);
    const { error } = refusal.parse(await refused.json());
    // Whether the door notices before it asks that its connection is gone is a matter of moments.
    expect(['unavailable', 'unknown-outcome']).toContain(error.code);

    await submit(page);
    // While the outcome is not known, a form asks again for half a minute.
    await expect(page.getByText('Submission Error')).toBeVisible({ timeout: 40_000 });
    await expect(page.getByLabel('Project Description')).toHaveValue(quote.description);

    for (const path of ['/api/industries', '/api/media?limit=1', '/api/globals/site-settings']) {
      const away = await request.get(`${site.url}${path}`);
      expect([path, away.status(), away.headers()['retry-after']]).toEqual([path, 503, '5']);
      expect(await away.json()).toEqual({
        errors: [{ message: 'The database cannot be reached. Try again in a moment.' }],
      });
    }

    await site.startDatabase();
    // Neither of the two was stored: a retry stores the only one.
    expect(await storedQuotes(site)).toEqual([]);
    await expect
      .poll(async () => (await request.post(`${site.url}/api/quote`, { data: quote })).status(), {
        timeout: 40_000,
      })
      .toBe(201);
    expect(await storedQuotes(site)).toHaveLength(1);
  });
});
