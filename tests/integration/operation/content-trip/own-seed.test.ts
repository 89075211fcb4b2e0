import '../../../support/without-next';

import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { afterAll, expect, test, vi } from 'vitest';

import { env } from '@/env';
import { getSmallWords } from '@/site/content';

import { bundlePrograms } from '../../../../scripts/steps/programs.mjs';
import { everyPage } from '../../../support/content/every-page';
import { payload } from '../../../support/payload';
import { ask } from '../../../support/sites/load';
import { prepareDatabase } from '../../../support/sites/web-process';

// Payload makes it as it connects.
const site = vi.hoisted(() => {
  const url = process.env.DATABASE_URL ?? '';
  process.env.DATABASE_URL = url.replace(/[^/]*$/, 'own_seed');
  process.env.MEDIA_DIR = `${process.env.MEDIA_DIR ?? ''}-own-seed`;
  return url;
});
const folder = mkdtempSync(path.join(env.DATA_DIR, 'own-seed-'));
afterAll(async () => {
  await payload.destroy();
  await ask(site, 'DROP DATABASE own_seed WITH (FORCE)');
  for (const made of [folder, env.MEDIA_DIR]) rmSync(made, { recursive: true, force: true });
});

const headline = 'Words of our own.';

/** What stands where a number, a name or a text was missing; an island's words have gaps to fill. */
const holes = /\bNaN\b|Infinity|undefined|\[object Object\]|\{[a-z]\w*\}/i;
const shownIn = (html: string) =>
  html.replaceAll(/<(script|style)\b[^]*?<\/\1>| data-props="[^"]*"/g, '');

test('a site that begins with a copy of the empty seed has every public page, and none has a hole', async () => {
  const words = path.join(folder, 'words');
  cpSync('seed/empty', words, { recursive: true });
  const pages = path.join(words, 'pages.ts');
  writeFileSync(pages, readFileSync(pages, 'utf8').replace(/(?<=headline: ').*(?=')/, headline));
  const programs = path.join(folder, 'dist');
  await bundlePrograms(['prepare'], programs, path.relative('.', words));
  await prepareDatabase({}, programs);

  const shown = await everyPage();
  expect(shown.get('/')).toContain(headline);
  expect([...shown.keys()]).toEqual(
    expect.arrayContaining(['/industries', '/work', '/quote', '/privacy', '/accessibility']),
  );
  expect(shown.has('/competition-1')).toBe(false);
  const { frame, ...rest } = Object.fromEntries(shown);
  expect(frame).toContain('hello@company.example');
  for (const [address, html] of Object.entries(rest))
    expect([address, holes.exec(shownIn(html))?.[0]]).toEqual([address, undefined]);
  const { nothingYet } = (await getSmallWords()).everywhere;
  expect(shown.get('/work')).toContain(nothingYet);
  // Nothing stands there: no section, no anchor, no link to it.
  expect(shown.get('/')).not.toContain('process');
});
