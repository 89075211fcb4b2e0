import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

/** It shows what one person typed, and nobody else can ask for it (src/submissions/refused-form.ts). */
const ofOnePerson = ['src/app/(site)/check-answers/page.tsx'];

/** There is no end of what somebody may search for, and nothing of it is kept. */
const ofOneSearch = ['src/app/(site)/search/page.tsx'];

/** What one visitor drew of their own tools, for whom they send its address. */
const ofOneListing = ['src/app/(site)/your-section/page.tsx'];

/** It says to whoever wrote a note that it has arrived. Nothing of it is kept. */
const ofOneLink = ['src/app/(site)/review/note/[token]/page.tsx'];

// A public page is kept ready under its path, and sent whatever query somebody brings along
// (docs/decisions/16-ready-pages.md). One that reads its query is drawn anew for each visit. Give
// each value an address of its own: a folder `[value]` with `generateStaticParams`.
test('no public page is drawn by its query', () => {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'src/app/(site)'], {
    encoding: 'utf8',
  });
  const pages = files.trim().split('\n');
  expect(pages.length).toBeGreaterThan(8);
  const found = pages.filter((file) => readFileSync(file, 'utf8').includes('searchParams'));
  expect(found.toSorted()).toEqual([...ofOnePerson, ...ofOneLink, ...ofOneSearch, ...ofOneListing]);
});
