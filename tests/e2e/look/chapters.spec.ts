import type { Page } from 'playwright/test';

import { bothWidths, expect, query, test } from '../../support/site';

async function openChapters(page: Page) {
  const [study] = await query(
    `SELECT slug FROM projects WHERE has_case_study AND id IN
     (SELECT _parent_id FROM projects_case_study_chapters) ORDER BY _order LIMIT 1`,
  );
  await page.goto(`/work/${String(study?.['slug'])}`);
  return {
    heading: (chapter: number) => page.locator(`#chapter-${chapter}`),
    ground: page.locator('.ground-chapters'),
    bars: page.locator('.chapter-bar'),
  };
}

/** How much of the ground's width the one layer has, where it is widest. */
const share = (page: Page) =>
  page.locator('.ground-arrives').evaluate((layer) => {
    const around = layer.closest('svg')?.getBoundingClientRect();
    if (!around) return 0;
    const { left } = layer.getBoundingClientRect();
    return Math.min(1, Math.max(0, (around.right - left) / around.width));
  });

const middle = (page: Page, chapter: number) =>
  page.locator(`#chapter-${chapter}`).evaluate((heading) => {
    heading.scrollIntoView({ block: 'center', behavior: 'instant' });
  });

test(
  'the one layer comes into the ground of a case study as its chapters are read',
  { tag: bothWidths },
  async ({ page }) => {
    const { heading, ground, bars } = await openChapters(page);
    await expect(bars.first()).toBeHidden();
    await middle(page, 1);
    await expect.poll(() => share(page)).toBeLessThan(0.35);
    const before = await share(page);
    await middle(page, 2);
    await expect.poll(() => share(page)).toBeGreaterThan(before + 0.1);
    // It stays beside what is read.
    await expect(ground).toBeInViewport({ ratio: 0.9 });
    await expect(heading(2)).toBeInViewport();
    await middle(page, 3);
    await expect.poll(() => share(page)).toBeGreaterThan(0.8);
  },
);

test(
  'what an address leads to in a case study stands below the header and the strip',
  { tag: bothWidths },
  async ({ page }) => {
    const { heading, ground } = await openChapters(page);
    await page.goto(`${page.url()}#chapter-2`);
    await expect(heading(2)).toBeInViewport();
    const covers = await ground.boundingBox();
    const words = await heading(2).boundingBox();
    if (!covers || !words) throw new Error('Nothing is drawn');
    const isBeside = words.x >= covers.x + covers.width;
    expect(isBeside || words.y >= covers.y + covers.height).toBe(true);
  },
);

test('who wants less motion has a bar over each chapter, and so has paper', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { ground, bars } = await openChapters(page);
  await expect(ground).toBeHidden();
  await expect(bars.first()).toBeVisible();
  await page.emulateMedia({ reducedMotion: null, media: 'print' });
  await expect(ground).toBeHidden();
  await expect(bars.first()).toBeVisible();
});
