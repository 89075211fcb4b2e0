import { listIndustries } from '../../support/pages/content';
import { parsedPage } from '../../support/pages/parsed-page';
import { bothWidths, expect, test } from '../../support/site';

const slugs = [
  ...['healthcare', 'fintech', 'real-estate', 'ecommerce', 'education', 'fitness', 'logistics'],
  ...['insurance', 'aviation', 'manufacturing', 'tech-startups', 'sustainability', 'non-profit'],
];

test('the index of industries has a card for each of the 13, in their order', async ({ page }) => {
  const industries = await listIndustries(page.request);
  expect(industries.map(({ slug }) => slug)).toEqual(slugs);

  await page.goto('/industries');
  const cards = page
    .getByRole('main')
    .getByRole('link')
    .filter({ has: page.getByRole('heading') });
  await expect(cards).toHaveCount(13);
  for (const [index, { title, slug, description, bgClass }] of industries.entries()) {
    const card = cards.nth(index);
    await expect(card).toHaveAttribute('href', `/industries/${slug}`);
    await expect(card.getByRole('heading')).toHaveText(title);
    await expect(card).toHaveAccessibleName(`${title} Learn more`);
    await expect(card).toHaveAccessibleDescription(description);
    await expect(card.getByRole('heading').locator('svg')).toBeVisible();
    await expect(card.getByText(description, { exact: true })).toBeVisible();
    await expect(card.locator(`.${bgClass}`)).toHaveCSS('background-image', /gradient/);
  }
});

test('the index of industries leads to an industry and to the quote form', async ({ page }) => {
  await page.goto('/industries');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Aviation' }).click();
  await expect(page).toHaveURL('/industries/aviation');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aviation Software Solutions');
  await page.goBack();
  await main.getByRole('link', { name: 'Get a Free Quote', exact: true }).first().click();
  await expect(page).toHaveURL('/quote');
});

/** The whole page in a few words; its sections are found by what names them. */
function readIndustryPage(page: Document) {
  const textsOf = (selector: string) =>
    [...page.querySelectorAll(selector)].map((element) => element.textContent.trim());
  const linksOf = (selector: string) =>
    [...page.querySelectorAll(selector)].map((link) => link.getAttribute('href'));
  return {
    documentTitle: page.title,
    headings: textsOf('h1'),
    intro: textsOf('[aria-labelledby=industry] p').at(0),
    solutions: textsOf('[aria-labelledby=solutions] li h3'),
    solutionTexts: textsOf('[aria-labelledby=solutions] li h3 + p'),
    useCases: textsOf('[aria-labelledby=use-cases] li h3'),
    useCaseTexts: textsOf('[aria-labelledby=use-cases] li h3 + p'),
    benefits: textsOf('[aria-labelledby=benefits] li'),
    callToAction: linksOf('main > section:last-of-type a'),
  };
}

/** real-estate is Real Estate, whatever the industry is called. */
const inTitle = (slug: string) =>
  slug.replace(/(^|-)([a-z])/g, (_, gap: string, letter: string) =>
    gap ? ` ${letter.toUpperCase()}` : letter.toUpperCase(),
  );

test('every industry page has its titles, solutions, two use cases, benefits and calls to action', async ({
  page,
}) => {
  const industries = await listIndustries(page.request);
  expect(industries).toHaveLength(13);
  for (const { slug, title, intro, solutions, useCases, benefits } of industries) {
    const sent = await parsedPage(page, `/industries/${slug}`);
    expect(useCases).toHaveLength(2);
    expect(await sent.evaluate(readIndustryPage)).toEqual({
      documentTitle: `${inTitle(slug)} Software Solutions | OneLayer`,
      headings: [`${title} Software Solutions`],
      intro,
      solutions: solutions.map(({ title }) => title),
      solutionTexts: solutions.map(({ description }) => description),
      useCases: useCases.map(({ title }) => title),
      useCaseTexts: useCases.map(({ description }) => description),
      benefits: benefits.map(({ text }) => text),
      callToAction: ['/quote', '/#contact'],
    });
  }
});

test(
  'an industry page shows all its parts, and its last section leads to both forms',
  { tag: bothWidths },
  async ({ page }) => {
    const industries = await listIndustries(page.request);
    const [healthcare] = industries;
    await page.goto('/industries/healthcare');
    await expect(page).toHaveTitle('Healthcare Software Solutions | OneLayer');
    const main = page.getByRole('main');
    const parts = [...(healthcare?.solutions ?? []), ...(healthcare?.useCases ?? [])];
    for (const { title, description } of parts) {
      await expect(main.getByRole('heading', { name: title, exact: true })).toBeVisible();
      await expect(main.getByText(description, { exact: true })).toBeVisible();
    }
    for (const { text } of healthcare?.benefits ?? []) {
      await expect(main.getByRole('listitem').filter({ hasText: text })).toBeVisible();
    }

    const last = main.getByRole('region').last();
    await last.getByRole('link', { name: 'Get a Free Quote' }).click();
    await expect(page).toHaveURL('/quote');
    await page.goBack();
    await last.getByRole('link', { name: 'Contact us' }).click();
    await expect(page).toHaveURL('/#contact');
    await expect(page.locator('#contact').getByLabel('Message')).toBeVisible();
  },
);

test('an industry that there is not is not found', async ({ request }) => {
  for (const slug of ['shipbuilding', 'Healthcare', 'healthcare/more', 'non profit', '0']) {
    const response = await request.get(`/industries/${slug}`);
    expect([slug, response.status()]).toEqual([slug, 404]);
    expect(await response.text()).toContain('Page Not Found');
  }
});
