import { chromium } from 'playwright';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { browserLaunchOptions } from '../run/browser.mjs';
import { forkProject, type Fork } from '../support/by-the-book/fork';
import { placeThirdForm } from '../support/by-the-book/third-form';

/*
 * What an agency does that moves in (docs/fork.md), in a copy, one step after another. Each step counts
 * the files that somebody touches by hand, and is tested.
 */

// A step ends with the tests of the machinery and a build.
vi.setConfig({ testTimeout: 1_800_000 });

let fork: Fork;
beforeAll(() => {
  fork = forkProject();
});
afterAll(async () => {
  console.table(
    [...fork.touched].map(([step, files]) => ({
      step,
      files: files.length,
      names: files.join(' '),
    })),
  );
  await fork.close();
});

const generate = (name: string) => ['generate', '--', name];

/** A visitor finds the site, a prospect the form, staff the inbox. */
const isThere = async (url: string) => {
  const paths = ['/', '/quote', '/admin', '/cms/login'];
  expect(await statusesOf(url, paths)).toEqual(paths.map((path) => [path, 200]));
};

const statusesOf = async (url: string, paths: readonly string[]) =>
  Promise.all(paths.map(async (path) => [path, (await fetch(url + path)).status]));

test('it gets another name and another colour', async () => {
  await fork.take({
    name: 'a name and a colour',
    before: ['rebrand', '--', '--name', 'Acme', '--accent', '#5ad1a4', '--accent-name', 'green'],
    most: 0,
  });
  await fork.test('unit', 'generated');
  await fork.start(isThere);
});

test('it begins empty, without four features, and starts', async () => {
  await fork.take({
    name: 'an empty seed',
    byHand: ({ change }) => change('site.config.ts', "SeedChoice = 'demo'", "SeedChoice = 'empty'"),
    most: 1,
  });
  await fork.take({
    name: 'four features less',
    byHand({ change }) {
      for (const feature of ['giveaway', "'incoming-mail'", 'figures', "'staff-notices'"])
        change('site.config.ts', `  ${feature}: true,`, `  ${feature}: false,`);
    },
    most: 1,
  });
  await fork.test('lint', 'unit', 'generated', 'integration');
  await fork.start(async (url) => {
    expect(await (await fetch(url)).text()).toContain('Acme');
    const there = ['/work', '/quote', '/image-gallery', '/admin', '/cms/login'];
    expect(await statusesOf(url, there)).toEqual(there.map((path) => [path, 200]));
    const gone = ['/competition-1', '/admin/figures', '/admin/unmatched'];
    expect(await statusesOf(url, gone)).toEqual(gone.map((path) => [path, 404]));
  });
});

test('it says another word', async () => {
  await fork.take({
    name: 'a word',
    byHand: ({ change }) =>
      change('src/words/small-words.ts', "'Get a Free Quote'", "'Tell us about it'"),
    most: 1,
  });
  await fork.test('unit', 'generated');
  await fork.start(async (url) => {
    await isThere(url);
    expect(await (await fetch(url)).text()).toContain('Tell us about it');
  });
});

test('the quote form asks for more, and the tests that were there do not mind', async () => {
  await fork.take({
    name: 'a field',
    byHand({ change }) {
      change(
        'src/forms/quote.ts',
        "    {\n      kind: 'choice',\n      name: 'budget',",
        `    { kind: 'text', name: 'website', label: 'Website', required: false, maxLength: 200, group: aboutTheProject },
    {\n      kind: 'choice',\n      name: 'budget',`,
      );
    },
    most: 1,
    after: generate('website'),
  });
  await fork.take({
    name: 'a checkbox',
    byHand({ change }) {
      change(
        'src/forms/quote.ts',
        "    {\n      kind: 'choice',\n      name: 'timeline',",
        `    { kind: 'checkbox', name: 'onSite', label: 'Meet us on site', required: false, group: aboutTheProject },
    {\n      kind: 'choice',\n      name: 'timeline',`,
      );
    },
    most: 1,
    after: generate('on_site'),
  });
  await fork.test('unit', 'generated');
  await fork.start(isThere);
});

test('it has a third form', async () => {
  await fork.take({
    name: 'a third form',
    byHand: placeThirdForm,
    after: generate('callback'),
  });
  await fork.test('unit', 'generated');
  await fork.start(isThere);
});

test('it has a type of page of its own', async () => {
  await fork.take({
    name: 'a type of page',
    before: ['add', '--', 'collection', 'team-members', '--page', '/team'],
    byHand({ change }) {
      change(
        'collections/team-members.ts',
        "            { name: 'title', type: 'text', required: true, maxLength: 80 },",
        `            { name: 'title', type: 'text', required: true, maxLength: 80 },
            { name: 'role', type: 'text', maxLength: 80 },`,
      );
      change(
        'src/site/pages/team-members.tsx',
        'const { title, description, body } = document;',
        'const { title, role, description, body } = document;',
      );
      change(
        'src/site/pages/team-members.tsx',
        '<PageOpening heading={title} intro={description} />\n      <div',
        '<PageOpening heading={title} intro={description} />\n      <p className="page-width">{role}</p>\n      <div',
      );
    },
    most: 3,
    after: generate('role'),
  });
  await fork.test('unit', 'generated');
  await fork.start(isThere);
});

const island = `'use client';
import { useState } from 'react';

import { island } from '@/islands/island';

function Estimate({ label }: { readonly label: string }) {
  const [days, setDays] = useState(1);
  return (
    <p>
      <button type="button" onClick={() => setDays(days + 1)}>
        {label}
      </button>
      {\` \${days} days\`}
    </p>
  );
}

export default island({ name: 'estimate', wake: 'visible' }, Estimate);
`;

test('it has an island, and all that was added works', async () => {
  await fork.take({
    name: 'an island on a page',
    byHand({ change, write }) {
      write('src/site/sections/estimate.island.tsx', island);
      change(
        'src/app/(site)/callback/page.tsx',
        'export default',
        "import Estimate from '@/site/sections/estimate.island';\n\nexport default",
      );
      change(
        'src/app/(site)/callback/page.tsx',
        '      <SubmissionForm form',
        '      <Estimate label="Longer" />\n      <SubmissionForm form',
      );
    },
    most: 2,
  });
  await fork.test('lint', 'unit', 'generated', 'integration');
  await fork.start(async (url) => {
    const browser = await chromium.launch(await browserLaunchOptions());
    const page = await browser.newPage();
    await page.goto(`${url}/callback`);
    await page.getByRole('button', { name: 'Longer' }).click();
    await page.getByText('2 days').waitFor();
    await page.getByRole('button', { name: 'Ask for a call' }).waitFor();
    await page.goto(`${url}/quote`);
    await page.getByLabel('Website').waitFor();
    await page.getByLabel('Meet us on site').check();
    await page.goto(`${url}/team`);
    await page.getByRole('heading', { level: 1, name: 'Team members' }).waitFor();
    await browser.close();
  });
});

test('it does without the gallery, and takes a type of page away again', async () => {
  await fork.take({
    name: 'no gallery',
    byHand: ({ change }) => change('site.config.ts', '  gallery: true,', '  gallery: false,'),
    most: 1,
  });
  await fork.test('generated');
  await fork.take({
    name: 'a type of page less',
    byHand({ read, write, remove }) {
      for (const file of [
        'collections/team-members.ts',
        'collections/page-types/team-members.ts',
        'seed/content/team-members.ts',
        'src/app/(site)/team',
        'src/site/pages/team-members.tsx',
        'tests/integration/page-types/team-members.test.ts',
      ])
        remove(file);
      for (const file of [
        'collections/index.ts',
        'collections/page-types/index.ts',
        'seed/index.ts',
        'src/site/content/documents.ts',
      ]) {
        const lines = read(file).split('\n');
        write(file, lines.filter((line) => !/team-?members?/i.test(line)).join('\n'));
      }
    },
    after: generate('no_team'),
  });
  await fork.take({
    name: 'that no release had it',
    byHand({ change, read }) {
      const names = [...read('migrations/index.ts').matchAll(/name: ('\d+_\d+_(.+)')/g)];
      const named = (wanted: string) => names.find(([, , name]) => name === wanted)?.[1];
      change(
        'tests/integration/operation/rolling-releases.test.ts',
        'last: string])[] = [];',
        `last: string])[] = [[${named('team_members')}, ${named('no_team')}]];`,
      );
    },
    most: 1,
  });
  await fork.test('lint', 'unit', 'generated', 'integration');
  await fork.start(async (url) => {
    expect(await statusesOf(url, ['/', '/callback', '/team', '/image-gallery'])).toEqual([
      ['/', 200],
      ['/callback', 200],
      ['/team', 404],
      ['/image-gallery', 404],
    ]);
  });
});
