import type { Page, Route } from 'playwright/test';

import { next, inView, track } from '../support/pages/carousel';
import { empty, expectAnswers, fill, sent } from '../support/pages/contact-form';
import { small } from '../support/pages/frame';
import { holdRequests } from '../support/pages/held-requests';
import { industryTitles } from '../support/pages/industries';
import { clickInPlace } from '../support/pages/scrolling';
import { expect, query, test } from '../support/site';

// A slow visitor, or a quick one: what is on the screen is used before any script has come.
test.use({ viewport: small, contextOptions: { reducedMotion: 'reduce' } });

const script = /\/_next\/static\/.*\.js$/;

/** Four times slower than this machine, and without any script until it is let go. */
async function openWithoutScript(page: Page, address: string): Promise<() => void> {
  const release = await holdRequests(page, script);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(address, { waitUntil: 'commit' });
  return release;
}

test('a menu opens at the first touch, and stays open when the script comes', async ({ page }) => {
  const release = await openWithoutScript(page, '/');
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await clickInPlace(page.getByRole('button', { name: 'Open menu' }));
  await expect(menu).toBeVisible();
  release();
  await expect(page.getByRole('button', { name: 'Close menu' })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  await expect(menu).toBeVisible();
});

test('a press of Next counts once the script is there, each press once', async ({ page }) => {
  const release = await openWithoutScript(page, '/');
  await next(page).click();
  await next(page).click();
  release();
  await expect.poll(() => inView(page)).toEqual([industryTitles[2]]);
});

test('a chosen colour scheme holds although no script had heard of it', async ({ page }) => {
  const release = await openWithoutScript(page, '/terms');
  await page.getByRole('radio', { name: 'Dark' }).check();
  release();
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
});

test('a form that is sent before any script has come is sent as plain HTML', async ({ page }) => {
  await openWithoutScript(page, '/');
  const form = page.getByRole('main').locator('form');
  await fill(form);
  await form.getByRole('button').click();
  await expect(page).toHaveURL(/\/received\//);
  expect(
    await query('SELECT name FROM contact_submissions WHERE email = $1', [sent.email]),
  ).toEqual([{ name: sent.name }]);
});

test('what is typed and chosen while React is on its way stays, and so does the caret', async ({
  page,
}) => {
  await page.goto('/quote');
  const release = await holdRequests(page, script);
  const form = page.getByRole('main').locator('form');
  const name = form.getByLabel('Full Name', { exact: true });
  const timeline = form.getByRole('combobox').last();
  await timeline.selectOption('urgent');
  await name.pressSequentially('Ada Byron');
  await name.press('ArrowLeft');
  await name.press('ArrowLeft');
  release();
  await expect(form).toHaveJSProperty('noValidate', true);
  await page.keyboard.type('!');
  await expect(name).toHaveValue('Ada Byr!on');
  await expect(timeline).toHaveValue('urgent');
  // React knows of it: it is kept like any other draft.
  await page.reload();
  await expect(name).toHaveValue('Ada Byr!on');
});

test('a form that is sent while React is on its way says what is missing', async ({ page }) => {
  await page.goto('/');
  const release = await holdRequests(page, script);
  const form = page.getByRole('main').locator('form');
  await form.getByRole('button').click();
  release();
  await expect(form.getByRole('alert')).toBeVisible();
});

test('keys that an island takes itself count while React is on its way', async ({ page }) => {
  await page.goto('/');
  const release = await holdRequests(page, script);
  // None of ours does; one of a fork may.
  await track(page).evaluate((island: HTMLElement) => {
    island.tabIndex = 0;
    island.addEventListener('keydown', ({ key }) => {
      island.dataset.heard = `${island.dataset.heard ?? ''}${key} `;
    });
  });
  await track(page).focus();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await expect(track(page)).not.toHaveAttribute('data-heard');
  release();
  await expect(track(page)).toHaveAttribute('data-heard', 'End ArrowLeft ');
});

test.describe('when the code of a form does not come', () => {
  test.use({ expected: /Failed to (load resource|fetch)/ });

  test('it is sent as plain HTML', async ({ page }) => {
    await page.goto('/');
    await page.route(/submission-form-\w+\.js/, (route) => route.abort());
    const form = page.getByRole('main').locator('form');
    await fill(form);
    await form.getByRole('button').click();
    await expect(page).toHaveURL(/\/received\//);
  });

  test('what was emptied before the script came stays empty', async ({ page }) => {
    const address = /submission-form-\w+\.js/;
    const withoutCode = (route: Route) => route.abort();
    await page.route(address, withoutCode);
    await page.goto('/');
    const form = page.getByRole('main').locator('form');
    await fill(form);
    await form.getByLabel('Name', { exact: true }).fill('');
    await page.unroute(address, withoutCode);
    await page.reload();
    await expect(form).toHaveJSProperty('noValidate', true);
    await expect(form.getByLabel('Email', { exact: true })).toHaveValue(sent.email);
    await expect(form.getByLabel('Name', { exact: true })).toHaveValue('');
  });

  test('it is asked for again at the next touch, and not before', async ({ page }) => {
    await page.goto('/');
    let asked = 0;
    await page.route(/submission-form-\w+\.js/, (route) => {
      asked += 1;
      return asked === 1 ? route.abort() : route.continue();
    });
    const form = page.getByRole('main').locator('form');
    const name = form.getByLabel('Name', { exact: true });
    await name.pressSequentially('Ada');
    await page.waitForTimeout(2500);
    expect(asked).toBe(1);
    await form.getByLabel('Email', { exact: true }).focus();
    await expect(form).toHaveJSProperty('noValidate', true);
    await expect(name).toHaveValue('Ada');
    await form.getByRole('button').click();
    await expect(form.getByRole('alert')).toBeVisible();
  });
});

test('a page from the browser’s memory goes on from what the tab kept last', async ({ page }) => {
  await page.goto('/quote');
  const form = page.getByRole('main').locator('form');
  const name = form.getByLabel('Full Name', { exact: true });
  await name.pressSequentially('Ada');
  await expect(form).toHaveJSProperty('noValidate', true);
  await page.evaluate(() => {
    // As the same form on a later page of this tab keeps it.
    const draft = sessionStorage.getItem('draft:quote') ?? '';
    sessionStorage.setItem('draft:quote', draft.replace('Ada', 'Ada Byron'));
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(name).toHaveValue('Ada Byron');
});

test('a form from the browser’s memory is empty once a later page has sent it', async ({
  page,
}) => {
  await page.goto('/');
  const form = page.getByRole('main').locator('form');
  await fill(form);
  await expect(form).toHaveJSProperty('noValidate', true);
  await form.getByLabel('Name', { exact: true }).press('End');
  await page.keyboard.type('!');
  await page.evaluate(() => {
    sessionStorage.removeItem('draft:contact');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expectAnswers(form, empty);
});

test('a form from the browser’s memory keeps what no browser could', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('closed', 'QuotaExceededError');
    };
  });
  await page.goto('/');
  const form = page.getByRole('main').locator('form');
  await fill(form);
  await expect(form).toHaveJSProperty('noValidate', true);
  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );
  await expectAnswers(form, sent);
});

test('what was typed before the script came stays, and is sent by it', async ({ page }) => {
  const release = await openWithoutScript(page, '/');
  const form = page.getByRole('main').locator('form');
  await fill(form);
  release();
  await expect(form).toHaveJSProperty('noValidate', true);
  await expect(form.getByLabel('Name', { exact: true })).toHaveValue(sent.name);
});

test.afterEach(() => query('DELETE FROM contact_submissions WHERE email = $1', [sent.email]));
