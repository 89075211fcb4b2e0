import { build } from 'esbuild';
import { chromium, type Browser, type Page } from 'playwright';
import { renderToString } from 'react-dom/server';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { IslandRoot } from '@/islands/island-root';

import { browserLaunchOptions } from '../run/browser.mjs';
import { examples } from '../support/islands/examples';

type Name = keyof typeof examples;

/** As a page's script has islands wake: `window.letCodeCome` says when their code is there. */
const script = `
  import { hydrate } from '@/islands/hydrate';
  import { startIslands } from '@/islands/wake';
  import { examples } from './tests/support/islands/examples';
  const come = new Promise((resolve) => { window.letCodeCome = resolve; });
  startIslands((name) => async (quiet) => {
    await Promise.all([quiet, come]);
    return (host) => hydrate(host, examples[name]);
  });`;

let browser: Browser;
let code: string;
beforeAll(async () => {
  const built = await build({
    stdin: { contents: script, resolveDir: process.cwd(), loader: 'ts' },
    bundle: true,
    write: false,
    format: 'esm',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    external: ['next/dist/server/*'],
  });
  code = built.outputFiles[0]?.text ?? '';
  browser = await chromium.launch(await browserLaunchOptions());
});
afterAll(() => browser.close());

interface Sent {
  name: Name;
  wake?: string;
  slot?: string;
  /** An island in its slot. */
  holds?: Name;
  /** Behind the island. */
  more?: string;
}

/** As the server sends an island. */
function sentIsland({ name, wake = 'load', slot, holds, more = '' }: Sent): string {
  const within = holds && (
    <div dangerouslySetInnerHTML={{ __html: sentIsland({ name: holds, slot: 'Within' }) }} />
  );
  const children = (
    <>
      <p>{slot}</p>
      {within}
    </>
  );
  const content = slot === undefined ? {} : { children };
  const html = renderToString(
    <IslandRoot component={examples[name]} data={{}} slots={content} state={{}} />,
  );
  return `<div data-island="${name}" data-wake="${wake}" data-prefix="_1_">${html}${more}</div>`;
}

async function open(...islands: readonly Sent[]): Promise<{ page: Page; errors: string[] }> {
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.setContent(
    `${islands.map(sentIsland).join('')}<script type="module">${code}</script>`,
  );
  return { page, errors };
}

const letCodeCome = (page: Page) => page.evaluate('window.letCodeCome()');

test('what a page has drawn for an island is there again when it is shown again', async () => {
  const { page, errors } = await open(
    { name: 'toggle', slot: 'Drawn by the page' },
    {
      name: 'later',
      slot: 'Not shown yet',
      more: '<template data-slot="children"><p>Later</p></template>',
    },
  );
  await letCodeCome(page);
  const drawn = page.getByText('Drawn by the page');
  const toggle = page.getByRole('button', { name: 'Toggle' });
  for (const count of [0, 1, 0, 1]) {
    await toggle.click();
    await expect.poll(() => drawn.count()).toBe(count);
  }
  await page.getByRole('button', { name: 'Open' }).click();
  await expect.poll(() => page.getByText('Later').isVisible()).toBe(true);
  expect(errors).toEqual([]);
  await page.close();
});

test('an island that fails leaves what the server sent, with what was typed and pressed', async () => {
  const { page, errors } = await open({ name: 'broken', wake: 'touch' });
  await page.locator('input').fill('Not lost');
  await page.locator('button').click();
  await page.evaluate(() => {
    document.addEventListener('submit', (event) => {
      event.preventDefault();
      document.title = document.querySelector('input')?.value ?? '';
    });
  });
  await letCodeCome(page);
  await expect.poll(() => page.title()).toBe('Not lost');
  expect(await page.locator('input').inputValue()).toBe('Not lost');
  expect(errors.filter((message) => message.includes('Broken in the browser'))).toHaveLength(1);
  await page.close();
});

test('an island that fails later says so, and leaves what the server sent, with what was typed', async () => {
  const { page, errors } = await open({ name: 'breaksLater', slot: 'Drawn by the page' });
  await page.locator('input').fill('Before');
  await letCodeCome(page);
  await page.locator('input').fill('Not lost');
  await page.getByRole('button', { name: 'Break' }).click();
  await expect.poll(() => errors).toEqual(['Broken later']);
  await expect.poll(() => page.locator('input').inputValue()).toBe('Not lost');
  await expect.poll(() => page.getByText('Drawn by the page').isVisible()).toBe(true);
  await page.close();
});

test('an island in a slot of one that fails wakes again', async () => {
  const { page } = await open({ name: 'breaksLater', slot: 'Drawn by the page', holds: 'toggle' });
  await letCodeCome(page);
  await page.getByRole('button', { name: 'Break' }).click();
  const drawn = page.getByText('Within');
  await expect
    .poll(async () => {
      await page.getByRole('button', { name: 'Toggle' }).click();
      return drawn.count();
    })
    .toBe(0);
  await page.close();
});

test.each(['typed', 'outer'] as const)(
  'what is typed into “%s” reaches its state',
  async (name) => {
    const { page, errors } = await open({ name, wake: 'touch' });
    await page.getByLabel('Text').pressSequentially('Words');
    await page.getByLabel('Tick').check();
    await page.getByLabel('Choice').selectOption('some');
    await letCodeCome(page);
    await expect.poll(() => page.locator('output').textContent()).toBe('Words,true,some');
    await page.getByLabel('Text').press('End');
    await page.getByLabel('Text').pressSequentially('!');
    await expect.poll(() => page.locator('output').textContent()).toBe('Words!,true,some');
    expect(errors).toEqual([]);
    await page.close();
  },
);

test.each(['load', 'idle', 'visible'])('an island wakes by itself: %s', async (wake) => {
  const { page } = await open({ name: 'toggle', wake, slot: 'Drawn by the page' });
  await letCodeCome(page);
  // Whatever is awake answers at once.
  await expect
    .poll(() => page.evaluate(() => Object.keys(document.querySelector('button') ?? {}).length))
    .toBeGreaterThan(0);
  await page.close();
});
