import type { Locator, Page } from 'playwright/test';

import { traceOf } from '../../support/rendering/browser-trace';
import { bothWidths, expect, test } from '../../support/site';

const section = (page: Page) => page.getByRole('region', { name: 'What do your tools cost?' });
const costOf = (part: Locator, tool: string) =>
  part.getByRole('textbox', { name: `${tool} A month`, exact: true });
const tick = (part: Locator, tool: string) =>
  part.getByRole('checkbox', { name: tool, exact: true });
/** Of the first tool whose name is typed: that is a part of its name. */
const costOfTyped = (part: Locator) => part.locator('[name=cost-1]');
const list = [
  'What we pay for today:',
  '- CRM: £1,144 a month',
  '- Accounts: £30.50 a month (we keep it)',
  '- Fleet app',
  'Total: £1,174.50 a month',
].join('\n');

async function draw(part: Locator): Promise<void> {
  // Whoever types a cost pays for the tool.
  await costOf(part, 'CRM').fill('1,144');
  await tick(part, 'Accounts').check();
  await costOf(part, 'Accounts').fill('30.50');
  await part.getByRole('textbox', { name: 'Another tool 1', exact: true }).fill('Fleet app');
}

test('a visitor draws the ground of their own tools', { tag: bothWidths }, async ({ page }) => {
  await page.goto('/');
  const part = section(page);
  await expect(part.getByText('Tick a tool, and its layer appears.')).toBeVisible();
  await expect(part.getByText('Tick your tools, then press')).toBeHidden();
  await expect(part.getByRole('link')).toHaveCount(0);
  await expect(part.getByRole('table', { name: 'What do your tools cost?' })).toBeVisible();
  await draw(part);
  await expect(tick(part, 'CRM')).toBeChecked();
  const said = part.locator('[data-said]');
  await expect(said).toContainText('£1,174.50');
  await expect(said).toContainText('a month for 3 tools, 1 without a cost');
  await expect(said).toContainText('£14,094 a year');
  await expect(said).toContainText('You would keep Accounts, at £30.50 a month.');
  // Its layers are drawn: two that go, one of them without a cost, and one that stays below the accent.
  await expect(part.locator('svg .ground-layer')).toHaveCount(1);
  await expect(part.locator('svg use[fill^="url"]')).toHaveCount(1);
  await expect(part.locator('svg .ground-seam')).toHaveCount(1);
  await expect(part.locator('svg rect[fill^="url"]')).toHaveCount(1);
  // Each has its name, also one that is too thin for it, and a line that leads there.
  const names = part.locator('.ground-own li');
  await expect(names).toHaveText(['CRM', 'Fleet app', 'Accounts']);
  for (const name of await names.all()) await expect(name).toBeVisible();
  await expect(part.locator('svg .ground-lead')).toHaveCount(3);

  await tick(part, 'CRM').uncheck();
  await expect(said).toContainText('a month for 2 tools');
  await costOf(part, 'CRM').fill('a lot');
  await expect(costOf(part, 'CRM')).not.toHaveAttribute('aria-invalid');
  await costOf(part, 'CRM').blur();
  await expect(part.getByText('Enter a number, such as 45.50')).toBeVisible();
  await expect(costOf(part, 'CRM')).toHaveAttribute('aria-invalid', 'true');
});

test('a tick has the browser style what it changes, and not the whole table', async ({
  browser,
  page,
}) => {
  await page.goto('/');
  const part = section(page);
  await tick(part, 'CRM').check();
  const names = part.locator('.ground-own li');
  await expect(names).toHaveText(['CRM']);
  const events = await traceOf(browser, page, async () => {
    await tick(part, 'Accounts').check();
    await expect(names).toHaveText(['CRM', 'Accounts']);
  });
  const styled = events
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .map(({ args }) => args?.elementCount ?? 0);
  // The table has some 170.
  expect(Math.max(...styled)).toBeLessThan(100);
  expect(Math.max(...styled)).toBeGreaterThan(0);
});

test('a press beside what is no amount arrives, and without tools nothing goes sideways', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  for (const path of ['/', '/your-section']) {
    await page.goto(path);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect([path, width]).toEqual([path, 320]);
  }
  const part = page.getByRole('main');
  await costOf(part, 'CRM').fill('45 quid');
  await expect(part.locator('.ground-own li')).toHaveText(['CRM']);
  await tick(part, 'Reports').scrollIntoViewIfNeeded();
  const below = await tick(part, 'Reports').boundingBox();
  await page.mouse.move((below?.x ?? 0) + 8, (below?.y ?? 0) + 8);
  await page.mouse.down();
  await page.waitForTimeout(150);
  await page.mouse.up();
  await expect(tick(part, 'Reports')).toBeChecked();
  await expect(part.getByText('Enter a number, such as 45.50')).toBeVisible();
});

test('what is typed is judged once it is left, and told of once it rests', async ({ page }) => {
  await page.goto('/');
  const part = section(page);
  const told = part.getByRole('status');
  await tick(part, 'Accounts').check();
  await costOf(part, 'Accounts').fill('30');
  await expect(told).toHaveText(
    '£30 a month for one tool. You would keep everything, so you do not need us.',
  );
  const seen: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('told ')) seen.push(message.text().slice('told '.length));
  });
  await told.evaluate((element) => {
    const tell = () => console.info(`told ${element.textContent}`);
    const all = { childList: true, characterData: true, subtree: true };
    new MutationObserver(tell).observe(element, all);
  });
  const cost = costOf(part, 'CRM');
  const top = await cost.boundingBox();
  await cost.pressSequentially('1,200.50', { delay: 40 });
  expect((await cost.boundingBox())?.y).toBe(top?.y);
  await expect(cost).not.toHaveAttribute('aria-invalid');
  await expect(part.locator('[data-said]')).toContainText('£1,230.50');
  const whole =
    '£1,230.50 a month for 2 tools. You would keep Accounts, at £30 a month. £1,200.50 a month could go, less what one system costs.';
  await expect(told).toHaveText(whole);
  expect(seen).toEqual([whole]);
  await cost.fill('1,2');
  await expect(part.locator('[data-said]')).toContainText('£1,230.50');
  await cost.blur();
  await expect(cost).toHaveAttribute('aria-invalid', 'true');
  await expect(told).toHaveText(
    '£30 a month for 2 tools, 1 without a cost. You would keep Accounts, at £30 a month. CRM: Enter a number, such as 45.50.',
  );
  // What would be left of the sum is told of as well, where nothing else has changed.
  await part.getByRole('checkbox', { name: 'CRM Keep' }).check();
  await expect(told).toHaveText(
    '£30 a month for 2 tools, 1 without a cost. You would keep everything, so you do not need us. CRM: Enter a number, such as 45.50.',
  );
});

test('a cost counts before its tool is named', { tag: bothWidths }, async ({ page }) => {
  await page.goto('/your-section');
  const part = section(page);
  const keep = part.locator('[name=stays][value="2"]');
  await expect(keep).toBeHidden();
  await part.locator('[name=cost-2]').fill('45');
  await expect(part.locator('[data-said]')).toContainText('£45');
  await expect(part.locator('.ground-own li')).toHaveText(['Another tool 2']);
  await expect(part.getByRole('columnheader', { name: 'Keep' })).toBeVisible();
  await keep.check();
  await expect(part.getByRole('status')).toContainText('£45 a month for one tool.');
  await expect(part.getByRole('link', { name: 'Link to share' })).toHaveAttribute(
    'href',
    '/your-section?cost-2=45&stays=2',
  );
  await page.waitForURL(/\/your-section\?cost-2=45&stays=2$/);
  await send(page);
  await expect(description(page)).toHaveValue(/^- Another tool 2: £45 a month \(we keep it\)$/m);
});

for (const width of [320, 768, 1280, 2560])
  test(`at ${width} px empty beds fill the ground, which stays where it is`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/your-section');
    const part = section(page);
    const placeOf = (shown: Locator) =>
      shown.evaluate((element) => {
        const box = element.getBoundingClientRect();
        return [box.x, box.y + scrollY, box.width, box.height].map(Math.round);
      });
    const ground = part.locator('.ground-own');
    await expect(part.locator('svg .ground-layer')).toHaveCount(0);
    const empty = await placeOf(ground);
    expect(await placeOf(part.locator('.ground-empty'))).toEqual(empty);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    // It is sticky where it stands beside the table: a page that is scrolled to a box would take it along.
    await tick(part, 'CRM').evaluate((box: HTMLInputElement) => {
      box.focus({ preventScroll: true });
      box.click();
    });
    await expect(part.locator('svg .ground-layer')).toHaveCount(1);
    expect(await placeOf(ground)).toEqual(empty);
    await costOf(part, 'CRM').fill('45');
    await expect(part.locator('[data-said] b')).toHaveText('£45');
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    expect(await placeOf(ground)).toEqual(empty);
  });

for (const colorScheme of ['light', 'dark'] as const)
  test(`boxes look like the fields beside them, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/your-section');
    const look = (control: Locator) =>
      control.evaluate((element) => {
        const { appearance, backgroundColor, borderTopColor, borderRadius, width, height } =
          getComputedStyle(element);
        return { appearance, backgroundColor, borderTopColor, borderRadius, width, height };
      });
    const tickOf = (control: Locator) =>
      control.evaluate((element) => getComputedStyle(element, '::before').content);
    const box = tick(section(page), 'CRM');
    const field = await look(costOf(section(page), 'CRM'));
    expect(await look(box)).toEqual({
      ...field,
      ...{ appearance: 'none', width: '24px', height: '24px' },
    });
    expect(await tickOf(box)).toBe('none');
    await box.check();
    expect(await tickOf(box)).toBe('""');
    await page.emulateMedia({ colorScheme, forcedColors: 'active' });
    const mark = await box.evaluate((element) => ({
      edge: getComputedStyle(element, '::before').borderRightColor,
      ground: getComputedStyle(element).backgroundColor,
    }));
    expect(mark.edge).not.toBe(mark.ground);
  });

/** Whatever moves without being touched, from the first picture on. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((entries) => {
      for (const entry of entries.getEntries())
        if ('value' in entry && !('hadRecentInput' in entry && entry.hadRecentInput === true))
          shifts.push(Number(entry.value));
    }).observe({ type: 'layout-shift', buffered: true });
  });
const shifted = (page: Page) =>
  page.evaluate(() => {
    const shifts: unknown = Reflect.get(window, 'shifts');
    return Array.isArray(shifts) ? shifts.reduce((sum: number, each) => sum + Number(each), 0) : 0;
  });

const description = (page: Page) => page.getByRole('textbox', { name: 'Project Description' });
const sendLink = (page: Page) => section(page).getByRole('link', { name: 'Send this section' });

async function send(page: Page): Promise<void> {
  await sendLink(page).click();
  await page.waitForURL('/quote#your-section');
}

for (const path of ['/', '/your-section'])
  test(
    `at ${path} Back and a reload bring back all that was typed, and its drawing`,
    { tag: bothWidths },
    async ({ page }) => {
      await page.goto(path);
      const part = section(page);
      await draw(part);
      // What is not ticked any more, what usually stays, and what is no amount.
      await costOf(part, 'Reports').fill('12');
      await expect(tick(part, 'Reports')).toBeChecked();
      await tick(part, 'Reports').uncheck();
      await costOfTyped(part).fill('a lot');
      const looksTheSame = async () => {
        await expect(part.locator('[data-said]')).toContainText('£1,174.50');
        await expect(part.locator('.ground-own li')).toHaveText(['CRM', 'Fleet app', 'Accounts']);
        await expect(costOf(part, 'CRM')).toHaveValue('1,144');
        await expect(costOf(part, 'Accounts')).toHaveValue('30.50');
        await expect(costOf(part, 'Reports')).toHaveValue('12');
        await expect(costOfTyped(part)).toHaveValue('a lot');
        await expect(
          part.getByText('Enter a number, such as 45.50', { exact: true }),
        ).toBeVisible();
        await expect(part.getByLabel('Another tool 1', { exact: true })).toHaveValue('Fleet app');
        await expect(tick(part, 'CRM')).toBeChecked();
        await expect(tick(part, 'Reports')).not.toBeChecked();
        await expect(part.getByRole('checkbox', { name: 'Accounts Keep' })).toBeChecked();
      };
      await send(page);
      await page.goBack();
      await looksTheSame();
      await page.reload();
      await looksTheSame();
      // What is typed then counts as well.
      await costOf(part, 'CRM').fill('2,000');
      await expect(part.locator('[data-said]')).toContainText('£2,030.50');
    },
  );

test('what was typed is still there after a link to a part of the page, and a reload', async ({
  page,
}) => {
  await page.goto('/');
  const part = section(page);
  await draw(part);
  await page.getByRole('banner').getByRole('link', { name: 'Process' }).click();
  await expect(page).toHaveURL('/#process');
  // Nobody is as quick as a test.
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain('1,144');
  await page.reload();
  await expect(costOf(part, 'CRM')).toHaveValue('1,144');
  await expect(part.locator('.ground-own li')).toHaveText(['CRM', 'Fleet app', 'Accounts']);
});

test('the list is taken along to the quote form, and the next one takes its place', async ({
  page,
}) => {
  await page.goto('/quote');
  await description(page).fill('We sell wine.');
  await page.goto('/');
  const part = section(page);
  await draw(part);
  await expect(sendLink(page)).toHaveAccessibleDescription(/Nothing is sent yet/);
  await send(page);
  await expect(description(page)).toHaveValue(`We sell wine.\n\n${list}`);
  // The same once more, and another one, below which somebody has written.
  await page.goBack();
  await send(page);
  await expect(description(page)).toHaveValue(`We sell wine.\n\n${list}`);
  await description(page).press('Control+End');
  await description(page).pressSequentially('\nFor ten people.');
  await page.goBack();
  await costOf(part, 'CRM').fill('1,000');
  await send(page);
  const second = list.replace('£1,144', '£1,000').replace('£1,174.50', '£1,030.50');
  await expect(description(page)).toHaveValue(`We sell wine.\n\n${second}\nFor ten people.`);
  // What somebody has written into it stays, and the next list stands below.
  const edited = `We sell wine.\n\n${second.replace('Fleet app', 'Fleet app, old')}`;
  await description(page).fill(edited);
  await page.goBack();
  await costOf(part, 'CRM').fill('1,144');
  await send(page);
  await expect(description(page)).toHaveValue(`${edited}\n\n${list}`);
});

test(
  'the quote form says at its top that a section came along, and takes it out again',
  { tag: bothWidths },
  async ({ page }) => {
    const line = page.locator('#your-section');
    await page.goto('/quote');
    await description(page).fill('We sell wine.');
    await expect(line).toBeHidden();
    await page.goto('/your-section');
    await draw(section(page));
    await watchShifts(page);
    await send(page);
    await expect(line.getByRole('status')).toHaveText(/^We have added your list/);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expect(line).toBeInViewport();
    await expect(description(page)).toHaveValue(`We sell wine.\n\n${list}`);
    expect(await shifted(page)).toBeLessThan(0.001);
    await line.getByRole('button', { name: 'Take it out' }).click();
    await expect(description(page)).toHaveValue('We sell wine.');
    await expect(line.getByRole('status')).toHaveText(/is not in/);
    await line.getByRole('button', { name: 'Put it back' }).click();
    await expect(description(page)).toHaveValue(`We sell wine.\n\n${list}`);
    // It is out of the draft as well.
    await line.getByRole('button', { name: 'Take it out' }).click();
    await page.reload();
    await expect(description(page)).toHaveValue('We sell wine.');
    await expect(line).toBeHidden();
  },
);

const keepNoDrafts = (page: Page) =>
  page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
  });

test('where a browser keeps no drafts, a press right after the last letter sends that too', async ({
  page,
}) => {
  await keepNoDrafts(page);
  await page.goto('/');
  await draw(section(page));
  await expect(sendLink(page)).toBeVisible();
  // In one go: nothing is drawn in between.
  await costOf(section(page), 'CRM').evaluate((field: HTMLInputElement) => {
    field.value = '1,000';
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href*="#"]')];
    links.find(({ href }) => href.includes('/your-section?'))?.click();
  });
  await expect(description(page)).toHaveValue(/CRM: £1,000 a month/);
});

test('where a browser keeps no drafts, the form below the section has the newest list', async ({
  page,
}) => {
  await keepNoDrafts(page);
  await page.goto('/your-section');
  await draw(section(page));
  await expect(description(page)).toHaveCount(0);
  await sendLink(page).click();
  await expect(description(page)).toHaveValue(list);
  await costOf(section(page), 'CRM').fill('1,000');
  // Its scripts have come back with the page.
  await expect(section(page).locator('[data-said]')).toContainText('£1,030.50');
  await sendLink(page).click();
  await expect(description(page)).toHaveValue(/CRM: £1,000 a month/);
});

test('its address shows it to others, and nothing is stored', async ({ page, browser }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/');
  await draw(section(page));
  await section(page).getByRole('link', { name: 'Link to share' }).click();
  await expect(section(page).getByRole('link', { name: 'Link copied' })).toBeVisible();
  await expect(section(page).getByRole('status')).toHaveText('Link copied');
  expect(new URL(page.url()).pathname).toBe('/');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const kept = await page.evaluate(() => `${JSON.stringify(localStorage)} ${document.cookie}`);
  expect(kept).not.toContain('CRM');
  expect(sent).toEqual([]);
  const other = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage();
  await other.goto(copied);
  const shared = section(other);
  await expect(shared.locator('[data-said]')).toContainText('£1,174.50');
  await expect(tick(shared, 'Accounts')).toBeChecked();
  await expect(other.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expect(other.locator('meta[name=description]')).toHaveAttribute('content', /^Tick your/);
  // The address follows what is typed there, for whoever copies it.
  await costOf(shared, 'CRM').fill('1,000');
  await expect(shared.getByRole('link', { name: 'Link to share' })).toHaveAttribute(
    'href',
    /cost-CRM=1%2C000/,
  );
  await other.waitForURL(/cost-CRM=1%2C000/);
  await other.context().close();
});

test('where the clipboard is refused, the link to share leads to its page', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('No', 'NotAllowedError'));
  });
  await page.goto('/');
  await draw(section(page));
  await section(page).getByRole('link', { name: 'Link to share' }).click();
  await page.waitForURL(/\/your-section\?.*cost-CRM=1%2C144/);
});

test('what stays is asked of tools that are there, and seven digits are in sight at 320 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/your-section');
  const part = section(page);
  const keep = part.getByRole('checkbox', { name: 'CRM Keep' });
  await expect(keep).toBeHidden();
  const keepTyped = part.locator('[name=stays][value="1"]');
  await expect(keepTyped).toBeHidden();
  const costs = [costOf(part, 'CRM'), costOf(part, 'Accounts'), costOfTyped(part)];
  for (const cost of costs) await cost.fill('1,234,567');
  await expect(keep).toBeVisible();
  await part.getByRole('textbox', { name: 'Another tool 1', exact: true }).fill('Till');
  await expect(keepTyped).toBeVisible();
  for (const cost of costs)
    expect(await cost.evaluate((field) => field.scrollWidth - field.clientWidth)).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('by keyboard alone, and once it is drawn, Enter leads nowhere', async ({ page }) => {
  await page.goto('/');
  const part = section(page);
  await tick(part, 'Spreadsheets').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('12');
  await expect(part.locator('[data-said]')).toContainText('£12');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(new URL(page.url()).pathname).toBe('/');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('its own page draws it, and the quote form below has its list', async ({ page }) => {
    await page.goto('/');
    await expect(section(page).getByRole('textbox')).toHaveCount(0);
    await section(page).getByRole('link', { name: 'Draw my section' }).click();
    await page.waitForURL('/your-section');
    await expect(section(page).getByText('and its layer appears')).toBeHidden();
    await expect(
      section(page).getByText('Tick your tools, then press “Draw my section”.'),
    ).toBeVisible();
    await tick(section(page), 'CRM').check();
    await draw(section(page));
    await section(page).getByRole('button', { name: 'Draw my section' }).click();
    await page.waitForURL(/\/your-section\?/);
    await expect(section(page).locator('[data-said]')).toContainText('£1,174.50');
    const send = section(page).getByRole('link', { name: 'Send this section' });
    await send.click();
    await page.waitForURL(/#send$/);
    const form = page.getByRole('region', { name: 'Get Your Free Project Quote' });
    await expect(form.getByText('We have added your list of tools')).toBeVisible();
    await expect(form.getByRole('link', { name: 'Ask without it' })).toHaveAttribute(
      'href',
      '/quote',
    );
    await expect(description(page)).toHaveValue(list);
    await page.getByRole('textbox', { name: 'Full Name' }).fill('Nora Beck');
    await page.getByRole('textbox', { name: 'Email' }).fill('nora.beck@example.com');
    await page.getByRole('combobox', { name: 'Project Type' }).selectOption('portal');
    await page.getByRole('button', { name: 'Submit Request' }).click();
    await expect(page.getByRole('heading', { name: 'Thank You For Your Request!' })).toBeVisible();
  });

  test('the page that comes says above the tools that a cost is no amount, and leads there', async ({
    page,
  }) => {
    await page.goto('/your-section');
    const part = section(page);
    await expect(part.getByText('Only costs in numbers')).toHaveCount(0);
    await costOf(part, 'CRM').fill('a lot');
    await tick(part, 'CRM').check();
    await part.locator('[name=cost-1]').fill('soon');
    await expect(part.locator('[name=stays][value="1"]')).toBeVisible();
    await part.getByRole('button', { name: 'Draw my section' }).click();
    await page.waitForURL(/\/your-section\?/);
    await expect(part.getByText('then press “Draw my section”')).toBeVisible();
    await expect(part.getByText('and the sum appears')).toBeHidden();
    await expect(part.locator('.ground-own li')).toHaveText(['CRM', 'Another tool 1']);
    await expect(part.getByText('Only costs in numbers are added up.')).toBeVisible();
    await part.getByRole('link', { name: 'Correct the cost of CRM' }).click();
    await expect(costOf(part, 'CRM')).toBeFocused();
    await expect(costOf(part, 'CRM')).toBeInViewport();
  });
});
