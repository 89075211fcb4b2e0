import { existsSync } from 'node:fs';

import { expect, test } from 'vitest';

import { deadCode, routesWithReact, undrawnParts } from '@/site/browser/dead-code.mjs';

const keepReact = 'src/site/browser/keep-react.ts';
const codeOf = (page: string, files: readonly string[], actions: readonly string[] = []) => ({
  page,
  // What every page has.
  files: [
    'node_modules/next/dist/esm/client/components/layout-router.js',
    'node_modules/next/dist/client/components/builtin/global-error.js',
    'node_modules/next/dist/esm/lib/metadata/generate/icon-mark.js',
    'node_modules/lucide-react/dist/esm/Icon.mjs',
    'src/site/frame/nav-link.tsx',
    'src/site/browser/start-in-react.tsx',
    'src/site/preview/start-in-react.tsx',
    ...files,
  ],
  actions,
});
const quote = '/(site)/quote/page';

test.each([
  ['a client component', ['src/site/sections/quote/clock.tsx'], 'clock.tsx', '….island.tsx'],
  [
    'one of a package',
    ['node_modules/@radix-ui/react-dialog/dist/index.mjs'],
    '@radix-ui',
    'island',
  ],
  ['a script', ['node_modules/next/dist/client/script.js'], 'next/script', 'allowed-hosts.ts'],
  [
    'a component that comes later',
    ['node_modules/next/dist/esm/shared/lib/lazy-dynamic/preload-chunks.js'],
    'next/dynamic',
    'island itself',
  ],
  [
    'Next’s link',
    ['node_modules/next/dist/client/app-dir/link.js'],
    'next/link',
    'src/ui/link.tsx',
  ],
  ['Next’s picture', ['node_modules/next/dist/client/image-component.js'], 'image', 'island'],
])('%s is refused by name, with a remedy', (_kind, files, name, remedy) => {
  const [refusal = '', ...others] = deadCode([codeOf(quote, files)]);
  expect(others).toEqual([]);
  expect(refusal).toContain('src/app/(site)/quote/page.tsx');
  expect(refusal).toContain(name);
  expect(refusal).toContain(remedy);
  expect(refusal).toContain("import '@/site/browser/keep-react';");
});

test('a server action is refused by its file', () => {
  const [refusal] = deadCode([codeOf(quote, [], ['src/site/sections/quote/actions.ts'])]);
  expect(refusal).toContain('a server action of src/site/sections/quote/actions.ts');
});

test('what stands in every page is named once', () => {
  const files = ['src/site/frame/clock.tsx'];
  const pages = [
    codeOf(quote, files),
    codeOf('/(site)/page', files),
    codeOf('/_not-found/page', files),
  ];
  const refusals = deadCode(pages);
  expect(refusals).toHaveLength(1);
  expect(refusals[0]).toContain('On src/app/(site)/quote/page.tsx and 2 more,');
  expect(deadCode(pages.slice(2))[0]).toContain('src/app/global-not-found.tsx');
});

test('islands, pages that keep React and the pages of staff are let through', () => {
  const files = ['src/islands/island-host.tsx', 'src/site/sections/home/carousel.island.tsx'];
  expect(deadCode([codeOf('/(site)/page', files)])).toEqual([]);
  const dead = ['src/site/clock.tsx'];
  const withReact = codeOf(
    '/(site)/tools/[slug]/page',
    [...dead, keepReact],
    ['src/site/actions.ts'],
  );
  const staff = ['/(staff)/admin/page', '/(payload)/cms/[[...segments]]/page'].map((page) =>
    codeOf(page, dead, ['src/inbox/list/actions.ts']),
  );
  expect(deadCode([withReact, ...staff])).toEqual([]);
  expect(routesWithReact([withReact, ...staff, codeOf(quote, [])])).toEqual(['/tools/[slug]']);
});

test('what is let through, and what a remedy names, is there', () => {
  expect([keepReact, 'src/site/frame/nav-link.tsx'].filter((file) => !existsSync(file))).toEqual(
    [],
  );
  const files = ['client/script', 'client/app-dir/link'].map(
    (name) => `node_modules/next/dist/${name}.js`,
  );
  const remedies = deadCode([codeOf(quote, files, ['src/a.ts'])]).join('\n');
  const named = [...remedies.matchAll(/(?:Instead, .*?)\b((?:src|server)\/[\w./-]+)/g)];
  expect(named.map(([, file]) => file)).toEqual([
    'server/allowed-hosts.ts',
    'src/ui/link.tsx',
    'src/app/api',
  ]);
  expect(named.filter(([, file = '']) => !existsSync(file))).toEqual([]);
});

test('a page of a new part of the site is a public one', () => {
  expect(deadCode([codeOf('/shop/page', ['src/app/shop/basket.tsx'])])).toHaveLength(1);
});

test('a document that waits for React to draw a part is refused, unless its page has React', () => {
  const documents = [
    { address: '/quote', route: '/quote' },
    { address: '/tools/saw', route: '/tools/[slug]' },
  ];
  const refusals = undrawnParts(documents, ['/tools/[slug]']);
  expect(refusals).toHaveLength(1);
  expect(refusals[0]).toContain('On /quote, a Suspense boundary');
});
