import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

import { Markup } from 'static-next-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';

import { listUndrawnDocuments, readBuiltPages } from '@/platform/next/built-pages.mjs';
import { isWhole, styleSheets } from '@/platform/next/build-folder.mjs';
import { cookiesOf, draftCookie, readPreviewId } from '@/platform/next/draft-mode';
import * as markup from '@/platform/next/page-markup';
import { tracedFiles } from '@/platform/next/traced-files.mjs';
import { actionId, refusedAction, staleRead } from '@/platform/next/words';
import { isPrivate } from '~/packages/static-next-server/src/answers/public-response';
import * as answers from '~/packages/static-next-server/src/next-internals/answers';
import { tagsHeader } from '~/packages/static-next-server/src/next-internals/own-cache';
import {
  actionOf,
  askForDocument,
  isActionField,
} from '~/packages/static-next-server/src/next-internals/requests';
import {
  readRoutes,
  readPrerendered,
} from '~/packages/static-next-server/src/next-internals/routes';

import { buildSmallApp } from '../../support/contract/small-app';

/*
 * What the installed version of Next does of that which it does not promise, and on which the seams
 * lean (docs/decisions/32-one-seam.md). `npm run test:upgrade` asks the newest version the same.
 */

let app: Awaited<ReturnType<typeof buildSmallApp>>;
beforeAll(async () => {
  app = await buildSmallApp();
}, 180_000);
afterAll(() => app.stop());

const headersOf = ({ headers }: Response) => Object.fromEntries(headers);
const elementsOf = (html: string) => [...new Markup(Buffer.from(html)).elements];

test('a build has the files that are read, with what is read of them', async () => {
  expect(isWhole(app.distDir)).toBe(true);
  expect(readPreviewId(app.distDir)).toMatch(/^[0-9a-f]{32,}$/);
  expect(await readPrerendered(app.distDir)).toEqual(
    expect.arrayContaining(['/', '/form', '/timed', answers.notFoundPath]),
  );
  const routeOf = readRoutes(app.distDir);
  expect(['/', '/timed', '/anything', '/a/b'].map(routeOf)).toEqual([
    '/',
    '/timed',
    '/[slug]',
    undefined,
  ]);
  const [sheet] = styleSheets(app.distDir);
  expect(readFileSync(sheet?.file ?? '', 'utf8')).toContain('teal');
  expect(await (await app.get('/')).text()).toContain(`href="${sheet?.address}"`);
});

test('the files that a build and a program read are traced, as each is asked for', async () => {
  const root = process.cwd();
  const distDir = path.relative(root, app.distDir);
  // It requires what others may import, and has a file for each.
  const program = createRequire(import.meta.url).resolve('@zxcvbn-ts/language-common');
  const traced = await tracedFiles({ root, distDir, programs: [program] });
  expect(traced).toContain('node_modules/@zxcvbn-ts/dictionary-compression/dist/decompress.cjs');
  expect(traced).toContain('node_modules/next/dist/server/next-server.js');
});

test('a build says what each page draws in a browser, what it calls, and what it left undrawn', async () => {
  const pages = new Map((await readBuiltPages(app.distDir)).map((each) => [each.page, each]));
  const files = pages.get('/page')?.files.map((file) => path.basename(file));
  expect(files).toContain('count.jsx');
  expect(pages.get('/timed/page')?.files.map((file) => path.basename(file))).not.toContain(
    'count.jsx',
  );
  expect(pages.get('/form/page')?.actions).toEqual([
    expect.stringMatching(/app\/form\/page\.jsx$/),
  ]);
  expect(pages.get('/page')?.actions).toEqual([]);
  expect(await listUndrawnDocuments(app.distDir)).toEqual([{ address: '/asked', route: '/asked' }]);
});

test('the code of each page can be loaded before anybody asks for it', () => {
  const server = path.join(app.distDir, 'server');
  const pages = z
    .record(z.string(), z.string())
    .parse(JSON.parse(readFileSync(path.join(server, 'app-paths-manifest.json'), 'utf8')));
  expect(Object.keys(pages)).toContain('/page');
  // Next's server makes it a global before it loads a page.
  const look = `globalThis.AsyncLocalStorage = require('node:async_hooks').AsyncLocalStorage;
    Promise.resolve(require('./${pages['/page']}')).then(({ routeModule }) =>
    console.log(typeof routeModule.loadManifests, typeof routeModule.relativeProjectDir))`;
  const seen = execFileSync(process.execPath, ['-e', look], { cwd: server, encoding: 'utf8' });
  expect(seen.trim()).toBe('function string');
});

test('all that starts React in a page is known, and nothing else is taken for it', async () => {
  const elements = elementsOf(await (await app.get('/')).text());
  const scripts = elements.filter(markup.isScript);
  expect(scripts.filter((each) => !markup.isOfReact(each))).toEqual([]);
  expect(scripts.filter(markup.isPayload).length).toBeGreaterThan(1);
  expect(scripts.filter(markup.namesPayload)).toEqual(scripts.filter(markup.isPayload));
  expect(elements.filter(markup.isEmptyShell)).toEqual([]);
  const kept = elements.filter((each) => !markup.isOfReact(each)).map(({ name }) => name);
  expect(kept).toEqual(expect.arrayContaining(['html', 'link', 'p', 'button']));
  expect(kept).not.toContain('script');
});

test('a page that finds nothing as it is made is an empty shell, and another page says so whole', async () => {
  const shell = await app.get('/none');
  const html = await shell.text();
  expect(shell.status).toBe(404);
  expect(elementsOf(html).filter(markup.isEmptyShell)).toHaveLength(1);
  const whole = await app.get(answers.notFoundPath);
  expect(whole.status).toBe(404);
  expect(await whole.text()).toContain('<h1>Nothing here</h1>');
});

test('a component can be drawn apart from its page by the React that draws the page', async () => {
  const html = await (await app.get('/apart')).text();
  expect(html).toMatch(/<div><p id="[^"]*apart-[^"]*">7<\/p><\/div>/);
});

test('a layout learns the address of the page that is drawn, kept or for one visit', async () => {
  const pathOf = async (address: string, headers = {}) =>
    / data-path="([^"]*)"/.exec(await (await app.get(address, { headers })).text())?.[1];
  const paths = ['/', '/timed', '/form', '/a-slug', '/page'];
  expect(await Promise.all(paths.map((each) => pathOf(each)))).toEqual(paths);
  const cookie = `${draftCookie}=${readPreviewId(app.distDir)}`;
  expect(await pathOf('/a-slug?with=query', { cookie })).toBe('/a-slug');
});

test('an answer says whether it was kept, has just been made, or is old', async () => {
  expect(answers.isCached(headersOf(await app.get('/')))).toBe(true);
  expect(answers.isFresh(headersOf(await app.get('/fresh')))).toBe(true);
  const again = headersOf(await app.get('/fresh'));
  expect([answers.isCached(again), answers.isFresh(again)]).toEqual([true, false]);
  await new Promise((resolve) => setTimeout(resolve, 1100));
  expect(answers.isStale(headersOf(await app.get('/timed')))).toBe(true);
  expect((await app.get('/')).headers.has(answers.cacheStateHeader)).toBe(true);
});

test('what a page was made of is kept with it, and told to nobody', async () => {
  const kept = z
    .object({ headers: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readFileSync(path.join(app.distDir, 'server/app/index.meta'), 'utf8')));
  expect(kept.headers[tagsHeader]?.split(',')).toContain('words');
  const told = Object.values(headersOf(await app.get('/'))).join(' ');
  expect(told).not.toContain('words');
});

test('Next’s router and its actions are known by their headers and fields', async () => {
  const data = await app.get('/', { headers: { rsc: '1' }, redirect: 'follow' });
  expect(data.headers.get('content-type')).toBe('text/x-component');
  // By these a page may be another answer: a request without them is for the page.
  const vary = data.headers.get('vary')?.toLowerCase().split(', ') ?? [];
  const asked = Object.fromEntries(vary.map((name) => [name, '1']));
  askForDocument(asked);
  expect(Object.keys(asked)).toEqual(['accept-encoding']);
  const form = await (await app.get('/form')).text();
  const [field = ''] = /\$ACTION_[^"]+/.exec(form) ?? [];
  expect(isActionField(field)).toBe(true);
  expect(field.replace(/^.*_/, '')).toMatch(actionId);
  const headers = { 'next-action': 'ab'.repeat(21) };
  expect(actionOf(headers)).toBe('ab'.repeat(21));
  await app.get('/form', { method: 'POST', headers: { ...headers, 'Content-Type': 'text/plain' } });
  const lines = app
    .said()
    .split('\n')
    .map((line) => line.replace(/^.*?Error: /, ''));
  expect(lines.filter((line) => refusedAction.test(line))).not.toEqual([]);
});

test('Next says in this variable that it builds, and no longer when it serves', async () => {
  const built = readFileSync(path.join(app.distDir, 'server/app/timed.html'), 'utf8');
  // `isWebProcess` in src/env.ts.
  const fresh = async () => (await app.get('/timed')).text();
  await expect.poll(fresh, { timeout: 20_000, interval: 200 }).toContain('after the build');
  expect(built).toContain('phase-production-build');
});

test('the cookie of the draft mode takes a page from the cache, and the last one counts', async () => {
  const id = readPreviewId(app.distDir);
  const [set = ''] = (await app.get('/draft')).headers.getSetCookie();
  expect(set).toContain(`${draftCookie}=${id};`);
  const isDraft = async (...cookies: string[]) => {
    const cookie = cookies.map((each) => `${draftCookie}=${each}`).join('; ');
    expect(cookiesOf(cookie)).toHaveLength(cookies.length);
    return isPrivate(headersOf(await app.get('/', { headers: { cookie } })));
  };
  expect(await isDraft(id)).toBe(true);
  expect(await isDraft('no', id)).toBe(true);
  expect(await isDraft(id, 'no')).toBe(false);
});

test('Next still says in these words that a cached read failed', () => {
  const file = 'node_modules/next/dist/server/web/spec-extension/unstable-cache.js';
  const [words = ''] = /revalidating cache/.exec(readFileSync(file, 'utf8')) ?? [];
  expect(words).toMatch(staleRead);
});
