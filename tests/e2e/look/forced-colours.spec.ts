import { oneOfEachKind, publicPages } from '../../support/pages/public-pages';
import { bothWidths, expect, query, test } from '../../support/site';

test.use({ contextOptions: { forcedColors: 'active' } });

test('where a person chose the colours, the current page alone is marked, and links and buttons show', async ({
  page,
}) => {
  await page.goto('/work');
  const items = page.getByRole('navigation', { name: 'Main' }).locator('a, button');
  const marked = await items.evaluateAll((links) =>
    links
      .filter((link) => getComputedStyle(link).borderBottomWidth !== '0px')
      .map((link) => link.textContent),
  );
  expect(marked).toEqual(['Our Work']);
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Learn How It Works' })).toHaveCSS(
    'text-decoration-line',
    'underline',
  );
  const main = page.getByRole('main');
  for (const name of ['Get a Free Quote', 'View all industries'])
    await expect(main.getByRole('link', { name }).first()).toHaveCSS('border-top-width', /[2-9]px/);
});

test(
  'every button and every field has an edge of its own',
  { tag: bothWidths },
  async ({ page }) => {
    for (const path of oneOfEachKind(await publicPages())) {
      await page.goto(path);
      // An item of the menu is a word, and the current one alone is marked.
      const controls = page.locator(
        ':is(button, input:not([type=radio], [type=checkbox], [tabindex="-1"]), select, textarea, [class*=min-h-13]):not(nav > *)',
      );
      const without = await controls.filter({ visible: true }).evaluateAll((all) =>
        all
          .filter((control) => {
            const { borderBottomWidth, borderBottomColor, backgroundColor } =
              getComputedStyle(control);
            return borderBottomWidth === '0px' || borderBottomColor === backgroundColor;
          })
          .map((control) => control.getAttribute('aria-label') ?? control.outerHTML.slice(0, 80)),
      );
      expect([path, without]).toEqual([path, []]);
    }
  },
);

test('the one layer of the ledger and of each core shows', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  const paper = await page
    .locator('body')
    .evaluate((body) => getComputedStyle(body).backgroundColor);
  const layers = main.locator('tfoot tr, figure .bg-accent');
  const cores = await main.locator('figure:has(blockquote)').count();
  expect(await layers.count()).toBe(1 + cores);
  for (const layer of await layers.all())
    await expect(layer).not.toHaveCSS('background-color', paper);
});

test('the one layer shows under the features and behind the last words of the index', async ({
  page,
}) => {
  for (const [path, layer] of [
    ['/', '#services .bg-accent'],
    ['/industries', 'main li .bg-accent'],
  ] as const) {
    await page.goto(path);
    const paper = await page
      .locator('body')
      .evaluate((body) => getComputedStyle(body).backgroundColor);
    await expect(page.locator(layer).last()).not.toHaveCSS('background-color', paper);
  }
  // The way on stands against it.
  const way = page.locator('main li .bg-accent a');
  const [letters, ground, around] = await way.evaluate((link) => [
    getComputedStyle(link).color,
    getComputedStyle(link).backgroundColor,
    getComputedStyle(link.parentElement ?? link).backgroundColor,
  ]);
  expect(ground).not.toBe(letters);
  expect(ground).not.toBe(around);
});

test('the one layer of a case study takes the system’s colour in its band and under its figure', async ({
  page,
}) => {
  const [study] = await query(
    `SELECT slug FROM projects WHERE has_case_study AND case_study_impact_figure <> '' LIMIT 1`,
  );
  await page.goto(`/work/${String(study?.['slug'])}`);
  const paper = await page
    .locator('body')
    .evaluate((body) => getComputedStyle(body).backgroundColor);
  const figure = page.locator('section[aria-labelledby=impact] .bg-accent');
  await expect(figure).not.toHaveCSS('background-color', paper);
  const accent = await figure.evaluate((one) => getComputedStyle(one).backgroundColor);
  await expect(page.locator('main .ground-layer').first()).toHaveCSS('fill', accent);
});

test('the lines of the menu’s sign stand against what is behind them', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/');
  const sign = page.getByRole('banner').getByRole('button');
  const colours = await sign
    .locator('span')
    .evaluateAll((lines) =>
      lines.map((line) => [
        getComputedStyle(line).backgroundColor,
        getComputedStyle(line.parentElement ?? line).backgroundColor,
      ]),
    );
  expect(colours).toHaveLength(3);
  for (const [line, behind] of colours) expect(line).not.toBe(behind);
});
