import path from 'node:path';

import { readBuiltPages } from '@/platform/next/built-pages.mjs';

import { expect, test } from '../support/site';

test('a build says of each page which client components and actions it has', async () => {
  const pages = await readBuiltPages(path.resolve(process.env.NEXT_DIST_DIR ?? '.next'));
  const codeOf = (name: string) => pages.find(({ page }) => page === name);
  expect(codeOf('/(site)/page')?.files).toContain('src/site/frame/nav-link.tsx');
  expect(codeOf('/(site)/page')?.actions).toEqual([]);
  expect(codeOf('/_not-found/page')?.files).toContain('src/site/frame/nav-link.tsx');
  const inbox = codeOf('/(staff)/admin/page');
  expect(inbox?.files).toContain('src/inbox/list/submission-tabs.tsx');
  expect(inbox?.actions).toContain('src/inbox/list/actions.ts');
});
