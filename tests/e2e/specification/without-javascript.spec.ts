import { linksOf, small, wide } from '../../support/pages/frame';
import { industryAddresses, industryTitles } from '../../support/pages/industries';
import { oneOfEachKind, publicPages } from '../../support/pages/public-pages';
import { expectScrolledTo } from '../../support/pages/scrolling';
import { bothWidths, expect, test } from '../../support/site';
import { main, menu, heading, unseenTexts } from '../../support/pages/without-javascript';

// Without motion, since nothing here is about it and smooth scrolling takes its time.
test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } });

test.describe('on a public page of each kind', () => {
  // The browser itself says so of the not-found page.
  test.use({ expected: /console error: .* 404/ });

  test('header, heading and footer are there without JavaScript, and no text is hidden', async ({
    page,
  }) => {
    for (const address of [...oneOfEachKind(await publicPages()), '/no-such-page']) {
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      for (const size of [wide, small]) {
        await page.setViewportSize(size);
        await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible();
        await expect(heading(page)).toBeVisible();
        await expect(page.getByRole('contentinfo').getByText('© ')).toBeVisible();
        expect([address, size, await unseenTexts(page)]).toEqual([address, size, []]);
      }
    }
  });
});

test.describe('on a small screen', () => {
  test.use({ viewport: small });

  test('without JavaScript the menu opens and closes, and its links lead on', async ({ page }) => {
    await page.goto('/privacy');
    const hamburger = page.getByRole('button', { name: 'Open menu' });
    for (const [name, address] of [
      ['Our Work', '/work'],
      ['Industries', '/industries'],
      ['Services', '/#services'],
      ['Get Started', '/quote'],
    ] as const) {
      await hamburger.click();
      await menu(page).getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(address);
      await expect(menu(page)).toBeHidden();
    }
    await hamburger.click();
    await expect(menu(page)).toBeVisible();
    await hamburger.click();
    await expect(menu(page)).toBeHidden();
  });

  test('without JavaScript the sixteen features fold out', async ({ page }) => {
    await page.goto('/');
    const services = main(page).getByRole('region', { name: 'Features & Functionality' });
    const folded = services.locator('details:not([open])');
    for (const left of [3, 2, 1]) {
      await expect(folded).toHaveCount(left);
      await folded.first().locator('summary').click();
    }
    await expect(services.getByRole('listitem').filter({ visible: true })).toHaveCount(16);
  });
});

test.describe('with room for the header’s links', () => {
  test.use({ viewport: wide });

  test('without JavaScript the Industries dropdown opens, and the links of the header lead on', async ({
    page,
  }) => {
    await page.goto('/privacy');
    const header = page.getByRole('banner');
    await header.getByRole('button', { name: 'Industries' }).click();
    const dropdown = page.getByRole('navigation', { name: 'Industries' });
    await expect(dropdown.getByRole('listitem').filter({ visible: true })).toHaveCount(13);
    await dropdown.getByRole('link', { name: 'Aviation' }).click();
    await expect(page).toHaveURL('/industries/aviation');
    await expect(heading(page)).toHaveText('Aviation Software Solutions');

    await header.getByRole('link', { name: 'Process' }).click();
    await expect(page).toHaveURL('/#process');
    await expectScrolledTo(page.locator('#process'));
    await header.getByRole('link', { name: 'Get Started' }).click();
    await expect(page).toHaveURL('/quote');
  });

  test('without JavaScript all sixteen features are there unfolded', async ({ page }) => {
    await page.goto('/');
    const services = main(page).getByRole('region', { name: 'Features & Functionality' });
    await expect(services.getByRole('listitem').filter({ visible: true })).toHaveCount(16);
  });
});

test(
  'without JavaScript the carousel is scrolled to its last card, and has no dead buttons',
  { tag: bothWidths },
  async ({ page }) => {
    await page.goto('/');
    const track = page.getByRole('group', { name: 'Industries' });
    expect((await linksOf(track)).map(([, href]) => href)).toEqual(industryAddresses);
    await expect(page.getByRole('button', { name: / industries$/ })).toHaveCount(0);

    const last = track.getByRole('link', { name: industryTitles.at(-1) });
    await track.hover({ position: { x: 100, y: 100 } });
    await expect(last).not.toBeInViewport();
    await page.mouse.wheel(9000, 0);
    await expect(last).toBeInViewport({ ratio: 0.5 });
    await last.click();
    await expect(page).toHaveURL('/industries/non-profit');
  },
);
