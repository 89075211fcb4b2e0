import { expect } from 'vitest';
import type { BrowserContext, Page } from 'playwright';

const keepReact = "import '@/site/browser/keep-react';\n";

/** @param overlay what lies between the dialog and the page, if anything */
export const dialogOver = (overlay = '') => `
      <Dialog.Root>
        <Dialog.Trigger>Ask</Dialog.Trigger>
        <Dialog.Portal>
          ${overlay}
          <Dialog.Content>
            <Dialog.Title>Are you sure?</Dialog.Title>
            <Dialog.Description>It can be undone.</Dialog.Description>
            <Dialog.Close>Yes</Dialog.Close>
          </Dialog.Content>
        </Dialog.Portal>
      </Dialog.Root>`;

/** Pages that keep React, with a component as one writes it who knows React. */
export const pagesWithReact = {
  'src/app/(site)/try-react/page.tsx': `${keepReact}
import { Notebook } from './notebook';
export default function Page() {
  return <Notebook />;
}`,
  'src/app/(site)/try-react/also/page.tsx': `${keepReact}
export default function Page() {
  return <h1>Also with React</h1>;
}`,
  'src/app/(site)/try-react/actions.ts': `'use server';
export async function store(_before: string, form: FormData): Promise<string> {
  return 'Stored ' + String(form.get('note'));
}`,
  'src/app/(site)/try-react/notebook.tsx': `'use client';
import * as Dialog from '@radix-ui/react-dialog';
import Link from 'next/link';
import { useActionState, useEffect, useId, useState } from 'react';
import { store } from './actions';

export function Notebook() {
  const id = useId();
  const [count, setCount] = useState(0);
  const [drawnBy, setDrawnBy] = useState('the server');
  const [said, submit] = useActionState(store, 'Nothing stored');
  useEffect(() => setDrawnBy('the browser'), []);
  return (
    <section>
      <h1>Notebook</h1>
      <p>Drawn by {drawnBy}</p>
      <button type="button" onClick={() => setCount(count + 1)}>Clicked {count}</button>
      <form action={submit}>
        <label htmlFor={id}>Note</label>
        <input id={id} name="note" />
        <button>Store</button>
      </form>
      <p>{said}</p>
${dialogOver('<Dialog.Overlay />')}
      <Link href="/try-react/also">To a page with React</Link>
      <Link href="/work">To a page without React</Link>
    </section>
  );
}`,
};

export const packages = ['@radix-ui/react-dialog@1.3.1'];

/** What a browser says of itself when something is wrong. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', ({ message }) => complaints.push(message));
  return complaints;
}

/** Does what the pages are for, and fails on whatever the browser has to complain of. */
export async function usePagesWithReact(visitor: BrowserContext, url: string): Promise<void> {
  const page = await visitor.newPage();
  const complaints = complaintsOf(page);
  await page.goto(`${url}/try-react`);
  await page.getByText('Drawn by the browser').waitFor();
  await page.getByRole('button', { name: 'Clicked 0' }).click();
  await page.getByRole('button', { name: 'Clicked 1' }).click();
  await page.getByRole('button', { name: 'Clicked 2' }).waitFor();

  await page.getByLabel('Note').fill('milk');
  await page.getByRole('button', { name: 'Store' }).click();
  await page.getByText('Stored milk').waitFor();

  await page.getByRole('button', { name: 'Ask' }).click();
  await page.getByRole('dialog', { name: 'Are you sure?' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  // From one page with React to another the document stays.
  await page.evaluate(() => Reflect.set(window, 'isSame', true));
  await page.getByRole('link', { name: 'To a page with React' }).click();
  await page.getByRole('heading', { name: 'Also with React' }).waitFor();
  expect(await page.evaluate(() => Reflect.get(window, 'isSame') === true)).toBe(true);
  await page.goBack();
  await page.getByRole('link', { name: 'To a page without React' }).click();
  await page.waitForURL('**/work');
  await page.getByRole('heading', { level: 1 }).filter({ visible: true }).first().waitFor();
  expect(complaints).toEqual([]);
  await page.close();
}

/** Sends the form of a page with React as a browser does that runs no scripts. */
export async function sendPlainForm(visitor: BrowserContext, url: string): Promise<void> {
  const context = await visitor.browser()?.newContext({ javaScriptEnabled: false });
  const page = await context?.newPage();
  if (page === undefined) throw new Error('There is no browser.');
  await page.goto(`${url}/try-react`);
  await page.getByText('Drawn by the server').waitFor();
  await page.getByLabel('Note').fill('bread');
  await page.getByRole('button', { name: 'Store' }).click();
  await page.getByText('Stored bread').waitFor();
  await context?.close();
}
