import type { Page } from 'playwright/test';

import { listFaqs, listIndustries } from '../support/pages/content';
import { parsedPage } from '../support/pages/parsed-page';
import { fillRequired, buttonOf, full, thankYou } from '../support/pages/quote-form';
import { openForm } from '../support/pages/forms';
import { bothWidths, expect, query, test } from '../support/site';

const faqsOf = (page: Page) => page.locator('main section[aria-labelledby=faqs]');

/** Questions and answers as sent, in their order; paragraphs are parted as editors part them. */
async function sentFaqs(page: Page, address: string) {
  const sent = await parsedPage(page, address);
  return sent.evaluate((html) =>
    [...html.querySelectorAll('main section[aria-labelledby=faqs] details')].map((details) => [
      details.querySelector('summary')?.textContent.trim(),
      [...details.querySelectorAll('p, dl')]
        .map((paragraph) =>
          paragraph.tagName === 'P'
            ? paragraph.textContent
            : [...paragraph.querySelectorAll('dt')]
                .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`)
                .join('\n'),
        )
        .join('\n\n'),
    ]),
  );
}

test('the quote page and each industry’s page answer the questions that editors put there', async ({
  page,
}) => {
  const faqs = await listFaqs(page.request);
  const written = (chosen: typeof faqs) => chosen.map(({ question, answer }) => [question, answer]);
  const onQuote = faqs.filter(({ onQuotePage }) => onQuotePage);
  expect(onQuote.length).toBeGreaterThan(8);
  expect(await sentFaqs(page, '/quote')).toEqual(written(onQuote));
  for (const { slug } of await listIndustries(page.request)) {
    const its = faqs.filter(({ industries }) => industries?.some((on) => on.slug === slug));
    expect([slug, its.length >= 2]).toEqual([slug, true]);
    expect(await sentFaqs(page, `/industries/${slug}`)).toEqual(written(its));
  }
});

test('each topic heads its questions, which stand one level below it', async ({ page }) => {
  const onQuote = (await listFaqs(page.request)).filter(({ onQuotePage }) => onQuotePage);
  const outline = onQuote.flatMap(({ topic, question }, index) => [
    ...(topic && topic !== onQuote[index - 1]?.topic ? [`H3 ${topic}`] : []),
    `${topic ? 'H4' : 'H3'} ${question}`,
  ]);
  await page.goto('/quote');
  const headings = faqsOf(page).locator('h3, h4');
  expect(
    await headings.evaluateAll((all) => all.map((h) => `${h.tagName} ${h.textContent}`)),
  ).toEqual(outline);
});

test('pages that ask for a message lead to the questions, under their own heading', async ({
  page,
}) => {
  const heading = 'Before you ask: price, ownership and risk';
  const pages = [
    ['/', 2],
    ['/work', 1],
    ['/work/deelflo', 1],
    ...(await listIndustries(page.request)).map(({ slug }) => [`/industries/${slug}`, 1] as const),
  ] as const;
  for (const [address, times] of pages) {
    const sent = await parsedPage(page, address);
    const links = await sent.evaluate((html) =>
      [...html.querySelectorAll('main a[href="/quote#faqs"]')].map((each) => each.textContent),
    );
    expect([address, links]).toEqual([address, Array<string>(times).fill(heading)]);
  }
  await page.goto('/');
  await page.locator('#contact').getByRole('link', { name: heading }).click();
  await expect(page).toHaveURL('/quote#faqs');
  await expect(page.getByRole('heading', { name: heading })).toBeInViewport();
});

test(
  'an answer folds out by key and by mouse, and stands below what the page is for',
  { tag: bothWidths },
  async ({ page }) => {
    await page.goto('/industries/logistics');
    const section = faqsOf(page);
    const [first, second] = [section.locator('details').nth(0), section.locator('details').nth(1)];
    await expect(first.getByRole('paragraph').first()).toBeHidden();
    await first.locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(first.getByRole('paragraph').first()).toBeVisible();
    await second.locator('summary').click();
    await expect(second.getByRole('paragraph').first()).toBeVisible();
    await expect(first.getByRole('paragraph').first()).toBeVisible();

    const order = page.getByRole('main').getByRole('region');
    const labels = await order.evaluateAll((sections) =>
      sections.map((part) => part.getAttribute('aria-labelledby')),
    );
    expect(labels.slice(-4)).toEqual(['case-studies', 'client-words', 'faqs', 'next']);
  },
);

test('the price bands stand open, a row for each budget that the form offers', async ({ page }) => {
  await page.goto('/quote');
  const open = faqsOf(page).locator('details[open]');
  await expect(open).toHaveCount(1);
  const bands = await open.getByRole('term').allTextContents();
  const offered = await page.getByLabel('Budget').getByRole('option').allTextContents();
  const pounds = (text: string) => text.replaceAll(',000', 'k').match(/£\d+k/g);
  expect(bands.map(pounds)).toEqual(offered.slice(1).map(pounds));
  await expect(open.getByRole('definition').first()).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an answer folds out, too', async ({ page }) => {
    await page.goto('/quote');
    const folded = faqsOf(page).locator('details:not([open])').first();
    const question = await folded.locator('summary').textContent();
    await folded.locator('summary').click();
    const answer = faqsOf(page)
      .locator('details')
      .filter({ hasText: question ?? '' });
    await expect(answer.getByRole('paragraph').first()).toBeVisible();
  });
});

test('on paper every answer is open', async ({ page }) => {
  await page.goto('/quote');
  await page.emulateMedia({ media: 'print' });
  for (const answer of await faqsOf(page).locator('details :is(p, dd)').all())
    expect(await answer.evaluate((element) => element.checkVisibility())).toBe(true);
});

test('the questions make way for the thank-you view', async ({ page }) => {
  const form = await openForm(page, '/quote');
  await expect(faqsOf(page)).toBeVisible();
  await fillRequired(form);
  await buttonOf(form).click();
  await expect(thankYou(page)).toBeVisible();
  await expect(faqsOf(page)).toBeHidden();
  await query('DELETE FROM quote_submissions WHERE email = $1', [full.email]);
});
