import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';

import { beforeAll, expect, test } from 'vitest';

import { former } from '~/migrations/first/former-release.mjs';

import { exportContent } from '../../../../scripts/content/export-content';
import { readContentOf, readManifest } from '../../../../scripts/content/folder';
import { misfits } from '../../../../scripts/content/problems';
import { readContent } from '../../../../scripts/content/read-content';
import {
  asServer,
  at,
  changed,
  contentWithDrafts,
  importIt,
  lines,
  pictures,
  say,
} from '../../../support/content/trip';
import { payload } from '../../../support/payload';

contentWithDrafts();
beforeAll(() => exportContent(payload, { folder: at('first'), pictures, say }));

const countVersions = async () =>
  (await payload.countVersions({ collection: 'industries', ...asServer })).totalDocs;

test('content that is there is lost only to who says so', async () => {
  const before = await readContent(payload);
  const inTheWay = /13 industries.*npm run backup.*--replace/s;
  await expect(importIt('first', 'into an empty one')).rejects.toThrow(inTheWay);
  await expect(importIt('first', 'try')).rejects.toThrow(inTheWay);
  expect(await readContent(payload)).toEqual(before);
});

test('a dry run says what would come, and changes nothing', async () => {
  const [before, versions] = [await readContent(payload), await countVersions()];
  lines.length = 0;
  await importIt('first', 'try to replace');
  expect(lines).toContain('industries: 13 come (1 with a draft), 13 are there');
  expect(lines.at(-1)).toMatch(/nothing has changed/);
  expect(await readContent(payload)).toEqual(before);
  expect(await countVersions()).toBe(versions);
});

test('it names every file that is missing and every document that is refused, and takes none', async () => {
  const [before, versions] = [await readContent(payload), await countVersions()];
  changed('broken', 'collections/testimonials.json', /"quote": ".*"/, '"quote": null');
  changed('broken', 'collections/faqs.json', /"slug": ".*"|"question": ".*"/, '"question": null');
  rmSync(path.join(at('broken'), 'pictures', 'deelflo.jpeg'));
  const problems = [
    /pictures\/deelflo\.jpeg is missing or damaged/,
    /testimonials .*: quote: Write a text/,
    /faqs .*: question: Write a text/,
  ];
  const tried = await importIt('broken', 'try to replace').catch(String);
  for (const problem of problems) expect(tried).toMatch(problem);
  await expect(importIt('broken', 'replace')).rejects.toThrow(problems[0]);
  cpSync(at('first/pictures'), at('broken/pictures'), { recursive: true });
  await expect(importIt('broken', 'replace')).rejects.toThrow(problems[1]);
  expect(await readContent(payload)).toEqual(before);
  expect(await countVersions()).toBe(versions);
});

test('an export of a later or an earlier release, and half of one, are refused', async () => {
  const madeBy = (folder: string, migration: string) =>
    changed(folder, 'manifest.json', /"migration": ".*"/, `"migration": "${migration}"`);
  madeBy('later', '29990101_000000_later');
  await expect(importIt('later', 'try to replace')).rejects.toThrow('a later release');
  madeBy('earlier', '20261122_113834_words');
  await expect(importIt('earlier', 'try to replace')).rejects.toThrow('an earlier release');
  const ofFormer = { ...readManifest(at('first')), migration: former.lastMigration };
  expect(misfits(payload.config, ofFormer, readContentOf(at('first')))).toEqual([]);
  rmSync(path.join(at('later'), 'manifest.json'));
  await expect(importIt('later', 'replace')).rejects.toThrow('no whole export');
});
