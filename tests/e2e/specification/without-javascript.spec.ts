import type { Locator, Page } from 'playwright/test';

import { linksOf, small, wide } from '../../support/frame';
import { industryAddresses, industryTitles } from '../../support/industries';
import { publicPages } from '../../support/public-pages';
import { expectScrolledTo } from '../../support/scrolling';
import { bothWidths, expect, test } from '../../support/site';

// Without motion, since nothing here is about it and smooth scrolling takes its time.
test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } });

const main = (page: Page) => page.getByRole('main');
const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** What the page says in its code and shows nowhere. */
const unseenTexts = (page: Page) =>
  main(page).evaluate((element) => {
    // Folded groups open by themselves. A form's choices and thanks, and a button that could do
    // nothing, are rightly out of sight. Drawings say the same for one width or another.
    const apart = 'details, option, #thank-you, button, script, svg';
    const seen = new Set<string>();
    const all = new Set<string>();
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { parentElement: parent, textContent } = texts.currentNode;
      const text = textContent?.trim();
      if (!text || !parent) continue;
      if (!parent.closest(apart)) all.add(text);
      if (parent.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        seen.add(text);
    }
    return [...all].filter((text) => !seen.has(text));
  });

/** So many pictures, and each of them loads on the way to it. */
async function expectPictures(container: Locator, count: number) {
  const pictures = container.locator('img').filter({ visible: true });
  await expect(pictures).toHaveCount(count);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveJSProperty('complete', true);
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
  }
}

test.describe('on every public page', () => {
  // The browser itself says so of the not-found page.
  test.use({ expected: /console error: .* 404/ });

  test(
    'header, heading and footer are there without JavaScript, and no text is hidden',
    { tag: bothWidths },
    async ({ page }) => {
      test.setTimeout(90_000);
      for (const address of [...(await publicPages()), '/no-such-page']) {
        await page.goto(address, { waitUntil: 'domcontentloaded' });
        await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible();
        await expect(heading(page)).toBeVisible();
        await expect(page.getByRole('contentinfo').getByText('© ')).toBeVisible();
        expect([address, await unseenTexts(page)]).toEqual([address, []]);
      }
    },
  );
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

test(
  'without JavaScript home has its steps, testimonials, figures and office hours',
  { tag: bothWidths },
  async ({ page }) => {
    await page.goto('/');
    const seen = (locator: Locator) => locator.filter({ visible: true });
    await expect(seen(main(page).locator('> section'))).toHaveCount(8);
    await expect(seen(page.locator('#process li'))).toHaveCount(5);
    await expect(seen(main(page).getByRole('figure'))).toHaveCount(3);
    await expect(seen(page.locator('#contact dd'))).toHaveCount(3);
    await main(page).getByRole('link', { name: 'Learn How It Works' }).click();
    await expectScrolledTo(page.locator('#process'));
  },
);

test(
  'without JavaScript the portfolio shows its eight projects with their pictures',
  { tag: bothWidths },
  async ({ page }) => {
    await page.goto('/work');
    await expect(
      main(page).getByRole('heading', { level: 2 }).filter({ visible: true }),
    ).toHaveCount(9);
    await expectPictures(main(page).locator('li'), 8);
    await main(page).getByRole('link', { name: 'View Details' }).click();
    await expect(page).toHaveURL('/work/deelflo');
    await expectPictures(main(page), 1);
  },
);

test(
  'without JavaScript the gallery shows its ten pictures, and no button that cannot copy',
  { tag: bothWidths },
  async ({ page }) => {
    await page.goto('/image-gallery');
    await expect(main(page).getByRole('listitem')).toHaveCount(10);
    await expectPictures(main(page).getByRole('listitem'), 10);
    await expect(main(page).getByRole('button')).toHaveCount(0);
  },
);

test('without JavaScript the legal pages can be read to their end', async ({ page }) => {
  for (const [address, sections, end] of [
    ['/privacy', 9, /changes to this policy/i],
    ['/terms', 11, /contact/i],
    ['/disclaimer', 5, /copyright notice/i],
    ['/competition-1', 8, /governing law/i],
  ] as const) {
    await page.goto(address);
    await expect(heading(page)).toBeVisible();
    await expect(page.getByText(/^Last updated: \d{1,2} [A-Z][a-z]+ \d{4}$/)).toBeVisible();
    const parts = page.getByRole('article').getByRole('region');
    await expect(parts).toHaveCount(sections);
    await expect(parts.last().getByRole('heading', { name: end })).toBeVisible();
    await expect(parts.last().getByRole('paragraph').last()).toBeVisible();

    const contents = page.getByRole('navigation', { name: 'On this page' });
    await contents.getByRole('link').last().click();
    await expect(parts.last()).toBeInViewport();
  }
});

test('without JavaScript every industry’s page shows all that its template has', async ({
  page,
}) => {
  await page.goto('/industries');
  const links = await linksOf(main(page).getByRole('list'));
  expect(links.map(([, href]) => href).slice(0, 13)).toEqual(industryAddresses);
  await main(page).getByRole('link', { name: 'Insurance' }).click();
  await expect(heading(page)).toHaveText('Insurance Software Solutions');
  for (const id of ['solutions', 'use-cases', 'benefits']) {
    const part = main(page).locator(`section[aria-labelledby=${id}]`);
    await expect(part.getByRole('listitem').first()).toBeVisible();
  }
  await main(page).locator('a[href="/quote"]').last().click();
  await expect(heading(page)).toHaveText('Get Your Free Project Quote');
  await expect(main(page).getByRole('heading', { name: /^Why Choose/ })).toBeVisible();
});
