import { rmSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from './main-program.mjs';
import { readyDependencies } from './preparation.mjs';
import { inProject } from './project.mjs';

/*
 * Takes every page at four widths in both colour schemes, on a throw-away site as `npm test` has it:
 * npm run screenshots [part of an address …]
 */

const widths = [375, 768, 1280, 1600];
const schemes = /** @type {const} */ (['light', 'dark']);
const folder = inProject('screenshots');
const staffAddresses = [
  '/admin?tab=contact',
  '/admin?tab=quote',
  '/admin/figures',
  '/admin/data-protection',
  '/admin/account',
];
/** In a taller one Chromium begins anew at the top of the page. */
const tallestPicture = 8000;

await runCommand(async (signal, onClose) => {
  await readyDependencies(signal);
  // Not at the top: these need the dependencies.
  const { chromium } = await import('playwright');
  const { browserLaunchOptions } = await import('./browser.mjs');
  const { openWorkspace } = await import('./testing/workspace.mjs');
  const { throwAwaySite } = await import('./testing/site.mjs');

  const workspace = await openWorkspace();
  onClose(workspace.remove);
  const site = await throwAwaySite(workspace, signal, onClose).web();
  const base = site.BASE_URL ?? '';
  const browser = await chromium.launch(await browserLaunchOptions());
  onClose(() => browser.close());

  await sendSubmissions(base);
  const filters = process.argv.slice(2);
  const wanted = (/** @type {string} */ address) =>
    filters.length === 0 || filters.some((part) => address.includes(part));
  const visits = [
    ...[...(await publicAddresses(base)), '/nope', '/admin'].map((address) => ({
      address,
      staff: false,
    })),
    { address: '/admin/forgotten-password', staff: false },
    ...staffAddresses.map((address) => ({ address, staff: true })),
  ].filter(({ address }) => wanted(address));

  rmSync(folder, { recursive: true, force: true });
  for (const scheme of schemes) {
    for (const width of widths) {
      const context = await browser.newContext({
        baseURL: base,
        viewport: { width, height: 900 },
        colorScheme: scheme,
        reducedMotion: 'reduce',
        locale: 'en-GB',
        timezoneId: 'Europe/London',
      });
      const page = await context.newPage();
      for (const visit of visits) {
        signal.throwIfAborted();
        if (visit.staff) await signIn(page, site);
        await page.goto(visit.address);
        await settle(page);
        const name = visit.address.replace(/\W+/g, '-').replace(/^-/, '') || 'home';
        await takePicture(page, path.join(folder, `${name}-${width}-${scheme}`));
      }
      await context.close();
      process.stdout.write(`${visits.length} pages at ${width} px, ${scheme}\n`);
    }
  }
  process.stdout.write(`\nThe pictures are in ${folder}\n`);
  return 0;
}, 130);

/**
 * The whole page, in parts where it is very tall.
 * @param {import('playwright').Page} page
 * @param {string} place Without the ending.
 */
async function takePicture(page, place) {
  const { width, height } = await page.evaluate(() => ({
    width: document.documentElement.clientWidth,
    height: document.documentElement.scrollHeight,
  }));
  for (let y = 0; y < height; y += tallestPicture) {
    await page.screenshot({
      path: y === 0 ? `${place}.png` : `${place}-from-${y}.png`,
      fullPage: true,
      clip: { x: 0, y, width, height: Math.min(tallestPicture, height - y) },
      // In a picture of a whole page it would stand where the window ended.
      style: 'header { position: static !important }',
    });
  }
}

/** @param {string} base */
async function publicAddresses(base) {
  const sitemap = await (await fetch(`${base}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}

/**
 * An inbox without letters says little.
 * @param {string} base
 */
async function sendSubmissions(base) {
  const sender = { name: 'Ada Okafor', email: 'ada@okafor.example' };
  const messages = [
    'We run four clinics on three diaries and a spreadsheet. Could we talk?',
    'Do you take over software that somebody else has written?',
  ];
  for (const message of messages) await send(`${base}/api/contact`, { ...sender, message });
  await send(`${base}/api/quote`, {
    ...sender,
    phone: '020 7946 0123',
    company: 'Okafor Clinics',
    projectType: 'portal',
    budget: '25k-50k',
    timeline: '3months',
    description: 'A portal in which patients book, pay and read their letters.',
  });
}

/**
 * @param {string} address
 * @param {Record<string, string>} body
 */
async function send(address, body) {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
}

/**
 * @param {import('playwright').Page} page
 * @param {NodeJS.ProcessEnv} site
 */
async function signIn(page, { ADMIN_EMAIL = '', ADMIN_PASSWORD = '' }) {
  await page.goto('/admin');
  const email = page.getByLabel('Email');
  if (!(await email.isVisible())) return;
  await email.fill(ADMIN_EMAIL);
  await page.getByLabel('Password').fill(ADMIN_PASSWORD);
  await page.getByRole('button', { name: 'Log In' }).click();
  await page.getByRole('button', { name: 'Log Out' }).waitFor();
}

/**
 * Waits for every picture: those that a script asks for once the page has begun, and those that
 * load as they come into sight.
 * @param {import('playwright').Page} page
 */
async function settle(page) {
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([
      document.fonts.ready,
      ...[...document.images].map((image) => image.decode().catch(() => undefined)),
    ]);
  });
}
