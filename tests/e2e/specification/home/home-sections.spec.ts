import { small, wide } from '../../../support/pages/frame';
import { expect, test } from '../../../support/site';
import { advantage, services, stories, process, contact, words } from '../../../support/pages/home';

test('The OneLayer Advantage has four benefit cards and explains the single solution', async ({
  page,
}) => {
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
    advantage(page).getByText(/one unified solution instead of many tools/i),
  ).toBeVisible();
});

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

test('Process names its five steps with their numbers', async ({ page }) => {
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

test('Success Stories has three testimonials, each with quote, author and title', async ({
  page,
}) => {
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
});

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

test('the contact section has an email link, a postal address in London and the office hours', async ({
  page,
}) => {
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
});
