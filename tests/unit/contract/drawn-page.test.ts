import { setManifestsSingleton } from 'next/dist/server/app-render/manifests-singleton';
import { workAsyncStorage } from 'next/dist/server/app-render/work-async-storage.external';
import { expect, test } from 'vitest';

import { codeOfDrawnPage } from '@/platform/next/drawn-page';
import { fileOf, routeOf, sourceOf } from '@/platform/next/page-code.mjs';

const reference = (name: string) => ({ id: name, name: '*', chunks: [], async: false });

/** Takes note of a page as Next does when it has loaded one. */
function load(page: string, names: readonly string[], calls: readonly string[]): void {
  const clientModules = Object.fromEntries(names.map((name) => [name, reference(name)]));
  const node = calls.map((filename): [string, object] => [
    `a0${filename}`,
    { filename, exportedName: 'store', workers: { [`app${page}`]: { moduleId: 1, async: false } } },
  ]);
  // Next's types want all that a manifest has; these are the parts that are read.
  Reflect.apply(setManifestsSingleton, undefined, [
    {
      page,
      clientReferenceManifest: { clientModules },
      serverActionsManifest: { encryptionKey: '', node: Object.fromEntries(node), edge: {} },
    },
  ]);
}

/** Of what Next knows while it draws a page, its route is read. */
const drawing: { run(store: { route: string }, work: () => unknown): unknown } = workAsyncStorage;
const codeWhileDrawing = (route: string) => drawing.run({ route }, codeOfDrawnPage);

test('Next keeps the manifests of loaded pages where they are read, each by its route', () => {
  load('/(site)/work/page', ['[project]/src/site/other.tsx'], []);
  load('/(site)/quote/page', ['[project]/src/site/clock.tsx'], ['src/site/actions.ts']);
  expect(codeWhileDrawing('/quote')).toEqual({
    page: '/(site)/quote/page',
    files: ['src/site/clock.tsx'],
    actions: ['src/site/actions.ts'],
  });
  expect(codeWhileDrawing('/work')).toMatchObject({ files: ['src/site/other.tsx'], actions: [] });
  expect(() => codeWhileDrawing('/nowhere')).toThrow(
    'Next does not say what it sends with /nowhere',
  );
});

test.each([
  ['/(site)/page', '/', 'src/app/(site)/page.tsx'],
  ['/(site)/work/[slug]/page', '/work/[slug]', 'src/app/(site)/work/[slug]/page.tsx'],
  ['/(site)/@aside/quote/page', '/quote', 'src/app/(site)/@aside/quote/page.tsx'],
  ['/_not-found/page', '/_not-found', 'src/app/global-not-found.tsx'],
])('%s is the page of %s', (page, route, source) => {
  expect([routeOf(page), sourceOf(page)]).toEqual([route, source]);
});

test('a component is named by its file', () => {
  expect(fileOf('[project]/src/a.tsx <module evaluation>')).toBe('src/a.tsx');
});
