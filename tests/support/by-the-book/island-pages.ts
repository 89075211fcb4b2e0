import { expect } from 'vitest';
import type { BrowserContext } from 'playwright';

import type { CopiedProject, Served } from '../sites/copied-project';
import { editorOf } from './editor';
import { complaintsOf, dialogOver } from './react-pages';

/** @param wake when its code is asked for */
const sample = (wake: string) => `'use client';
import * as Dialog from '@radix-ui/react-dialog';
import { useEffect, useId, useState } from 'react';
import { island } from '@/islands/island';

function Sample({ label }: { readonly label: string }) {
  const id = useId();
  const [count, setCount] = useState(0);
  const [drawnBy, setDrawnBy] = useState('the server');
  useEffect(() => setDrawnBy('the browser'), []);
  return (
    <section aria-label="Sample">
      <p>Drawn by {drawnBy}</p>
      <button type="button" onClick={() => setCount(count + 1)}>Clicked {count}</button>
      <label htmlFor={id}>{label}</label>
      <input id={id} />
${dialogOver()}
    </section>
  );
}

export default island({ name: 'sample', wake: '${wake}' }, Sample);
`;

const importLine = "import Sample from '@/site/sections/sample/sample.island';\n";

/** The home page, and what draws the page of a document, such as one of parts. */
const places = [
  ['src/app/(site)/page.tsx', '      <HomeSections '],
  ['src/site/pages/document-route.tsx', '          <View '],
] as const;

/** Uses an island on the home page and on pages of parts. */
export function placeIslands(project: CopiedProject, wake = 'visible'): void {
  project.write('src/site/sections/sample/sample.island.tsx', sample(wake));
  for (const [file, anchor] of places) {
    const code = project.read(file);
    if (!code.includes(anchor)) throw new Error(`${file} lacks ${anchor}`);
    const used = code.replace(anchor, `<Sample label="Note" />\n${anchor}`);
    project.write(file, importLine + used);
  }
}

/** Does what the islands are for, and fails on whatever the browser has to complain of. */
export async function useIslands(visitor: BrowserContext, { url }: Served): Promise<void> {
  const { send } = await editorOf(url);
  const slug = `try-parts-${new URL(url).port}`;
  const blocks = [{ blockType: 'hero' }];
  const made = await send('POST', '/pages', { title: 'Parts', slug, blocks, _status: 'published' });
  expect(made.status, await made.text()).toBe(201);
  for (const path of ['/', `/${slug}`]) {
    const page = await visitor.newPage();
    const complaints = complaintsOf(page);
    await page.goto(url + path);
    const island = page.getByRole('region', { name: 'Sample' });
    await island.scrollIntoViewIfNeeded();
    await island.getByText('Drawn by the browser').waitFor();
    await island.getByRole('button', { name: 'Clicked 0' }).click();
    await island.getByRole('button', { name: 'Clicked 1' }).waitFor();
    await island.getByLabel('Note').fill('milk');
    await island.getByRole('button', { name: 'Ask' }).click();
    const dialog = page.getByRole('dialog', { name: 'Are you sure?' });
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect([path, ...complaints]).toEqual([path]);
    await page.close();
  }
}
