import type { Locator, Page } from 'playwright/test';

import { openPage, small, wide } from '../../support/frame';
import {
  expectScrolledTo,
  expectSmoothScrolling,
  recordScrolling,
  scrollPageTo,
} from '../../support/scrolling';
import { bothWidths, expect, test } from '../../support/site';

const region = (page: Page, name: string) =>
  page.getByRole('main').getByRole('region', { name, exact: true });
const advantage = (page: Page) => region(page, 'The OneLayer Advantage');
const services = (page: Page) => region(page, 'Features & Functionality');
const stories = (page: Page) => region(page, 'Success Stories');
const process = (page: Page) => page.locator('#process');
const contact = (page: Page) => page.locator('#contact');

/** Some text, whatever an editor makes of it. */
const words = /\w/;

test(
  'home has its eight sections in the order of the specification, each under its name',
  { tag: bothWidths },
  async ({ page }) => {
    const marks: ((section: Locator) => Locator)[] = [
      (section) => section.getByRole('heading', { level: 1 }),
      (section) => section.getByRole('heading', { level: 2, name: /industries/i }),
      (section) => section.getByRole('heading', { level: 2, name: 'The OneLayer Advantage' }),
      (section) => section.getByRole('heading', { level: 2, name: 'Features & Functionality' }),
      (section) => section.getByText('Process', { exact: true }),
      (section) => section.getByRole('heading', { level: 2, name: /portfolio/i }),
      (section) => section.getByRole('heading', { level: 2, name: 'Success Stories' }),
      (section) => section.getByText('Contact', { exact: true }),
    ];
    await page.goto('/');
    const sections = page.getByRole('main').locator('> section');
    await expect(sections).toHaveCount(8);
    for (const [index, mark] of marks.entries()) {
      await expect(mark(sections.nth(index))).toBeVisible();
    }
    await expect(sections.nth(3)).toHaveId('services');
    await expect(sections.nth(3).getByText('Services', { exact: true })).toBeVisible();
    await expect(sections.nth(4)).toHaveId('process');
    await expect(sections.nth(7)).toHaveId('contact');
  },
);

test(
  'the hero’s Get a Free Quote leads to the quote form',
  { tag: bothWidths },
  async ({ page }) => {
    await openPage(page, '/');
    const hero = page.getByRole('main').locator('> section').first();
    await expect(hero.getByRole('heading', { level: 1 })).toHaveText(words);
    await hero.getByRole('link', { name: 'Get a Free Quote' }).click();
    await expect(page).toHaveURL('/quote');
  },
);

test(
  'the hero’s Learn How It Works scrolls smoothly to Process, a second time too',
  { tag: bothWidths },
  async ({ page }) => {
    await openPage(page, '/');
    await recordScrolling(page);
    await page.getByRole('link', { name: 'Learn How It Works' }).click();
    await expectScrolledTo(process(page));
    await expectSmoothScrolling(page, 0);

    await scrollPageTo(page, 0);
    await page.getByRole('link', { name: 'Learn How It Works' }).click();
    await expectScrolledTo(process(page));
  },
);

test(
  'The OneLayer Advantage has four benefit cards and explains the single solution',
  { tag: bothWidths },
  async ({ page }) => {
    await page.goto('/');
    const cards = advantage(page).getByRole('listitem');
    await expect(cards.getByRole('heading')).toHaveText([
      /up to 90% cost savings/i,
      /built 10x faster/i,
      /weeks, not months/i,
      /fully managed/i,
    ]);
    await expect(cards.getByRole('paragraph')).toHaveText([words, words, words, words]);
    await expect(
      advantage(page).getByText(/one unified solution in place of many tools/),
    ).toBeVisible();
  },
);

test.describe('with room for a grid', () => {
  test.use({ viewport: wide });

  test('Features & Functionality shows sixteen features with title, description and icon', async ({
    page,
  }) => {
    await page.goto('/');
    const features = services(page).getByRole('listitem');
    await expect(features).toHaveCount(16);
    for (const feature of await features.all()) {
      await expect(feature.getByRole('heading')).toBeVisible();
      await expect(feature.getByRole('heading')).toHaveText(words);
      await expect(feature.getByRole('paragraph')).toHaveText(words);
      await expect(feature.locator('svg')).toBeVisible();
    }
    const titles = await features.getByRole('heading').allInnerTexts();
    expect(new Set(titles).size).toBe(16);
    const lefts = await features.evaluateAll((items) =>
      items.map((item) => Math.round(item.getBoundingClientRect().left)),
    );
    expect(new Set(lefts).size).toBe(4);
  });
});

test.describe('on a small screen', () => {
  test.use({ viewport: small });

  test('the sixteen features fold out group by group', async ({ page }) => {
    await page.goto('/');
    const features = services(page).getByRole('listitem');
    await expect(features.filter({ visible: true })).toHaveCount(4);
    const folded = services(page).locator('details:not([open])');
    for (const left of [3, 2, 1]) {
      await expect(folded).toHaveCount(left);
      await folded.first().locator('summary').click();
    }
    await expect(folded).toHaveCount(0);
    await expect(features.filter({ visible: true })).toHaveCount(16);
    await expect(features.locator('svg').filter({ visible: true })).toHaveCount(16);
  });
});

test('Process names its five steps with their numbers', { tag: bothWidths }, async ({ page }) => {
  await page.goto('/');
  const items = process(page).getByRole('listitem');
  await expect(items.getByRole('heading')).toHaveText([
    'Discovery',
    'Design',
    'Development',
    'Testing & Deployment',
    'Support & Maintenance',
  ]);
  for (const [index, number] of ['01', '02', '03', '04', '05'].entries()) {
    await expect(items.nth(index).getByText(number, { exact: true })).toBeVisible();
    await expect(items.nth(index).getByRole('paragraph').last()).toHaveText(words);
  }
});

test(
  'the portfolio call has a button that leads to the work',
  { tag: bothWidths },
  async ({ page }) => {
    await openPage(page, '/');
    const portfolio = page.getByRole('main').locator('> section').nth(5);
    await portfolio.getByRole('link').click();
    await expect(page).toHaveURL('/work');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Work');
  },
);

test(
  'Success Stories has three testimonials, each with quote, author and title',
  { tag: bothWidths },
  async ({ page }) => {
    await page.goto('/');
    const testimonials = stories(page).getByRole('figure');
    await expect(testimonials).toHaveCount(3);
    for (const testimonial of await testimonials.all()) {
      await expect(testimonial.getByRole('blockquote')).toBeVisible();
      await expect(testimonial.getByRole('blockquote')).toHaveText(words);
      // “Helen Prowse” stands out, and what she does for a living follows.
      const author = await testimonial.locator('figcaption b').innerText();
      expect(author).toMatch(words);
      await expect(testimonial.locator('figcaption')).toHaveText(new RegExp(`^${author} \\w`));
    }
  },
);

test('Success Stories states 90% Cost Reduction, 10x Faster Delivery and 100% Satisfaction', async ({
  page,
}) => {
  await page.goto('/');
  await expect(stories(page).getByRole('definition')).toHaveText(['90%', '10x', '100%']);
  await expect(stories(page).getByRole('term')).toHaveText([
    'Cost Reduction',
    'Faster Delivery',
    'Satisfaction',
  ]);
});

test(
  'the contact section has an email link, a postal address in London and the office hours',
  { tag: bothWidths },
  async ({ page }) => {
    await page.goto('/');
    const detail = (term: string) =>
      contact(page)
        .locator('dl > div')
        .filter({ has: page.getByText(term, { exact: true }) })
        .getByRole('definition');
    const link = detail('Email').getByRole('link');
    const email = await link.innerText();
    expect(email).toMatch(/^\S+@\S+\.\S+$/);
    await expect(link).toHaveAttribute('href', `mailto:${email}`);
    await expect(detail('Post')).toHaveText(/London [A-Z0-9]+ [A-Z0-9]+\s+United Kingdom$/);
    await expect(detail('Office hours')).toHaveText('Monday-Friday 9:00 AM - 5:00 PM GMT');
    await expect(detail('Office hours')).toBeVisible();
  },
);

test('home notes one page_view for the analytics each time it is opened, other pages none', async ({
  page,
}) => {
  const pageViews = () =>
    page.evaluate(() => {
      const noted = window.dataLayer ?? [];
      return noted.filter((entry) => 'event' in entry && entry.event === 'page_view').length;
    });
  await openPage(page, '/');
  await expect.poll(pageViews).toBe(1);

  await openPage(page, '/work');
  expect(await pageViews()).toBe(0);
  await page.getByRole('banner').getByRole('link', { name: 'OneLayer' }).click();
  await expect(page).toHaveURL('/');
  await expect.poll(pageViews).toBe(1);
});
