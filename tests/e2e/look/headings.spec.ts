import sharp from 'sharp';

import { listIndustries } from '../../support/pages/content';
import { oneOfEachKind, publicPages } from '../../support/pages/public-pages';
import { bothWidths, expect, test } from '../../support/site';

test(
  'what hangs from a line of a large heading touches nothing that rises from the next',
  { tag: bothWidths },
  async ({ page }) => {
    for (const path of oneOfEachKind(await publicPages())) {
      await page.goto(path);
      const headings = page.getByRole('main').locator('h1, h2').filter({ visible: true });
      const touching = await headings.evaluateAll((all) =>
        all
          .filter((heading) => {
            const { fontFamily, fontSize, fontWeight, lineHeight } = getComputedStyle(heading);
            const pen = document.createElement('canvas').getContext('2d');
            if (!pen) throw new Error('There is no canvas');
            // At a size of which no pixel is rounded away.
            pen.font = `${fontWeight} 1000px ${fontFamily}`;
            const { actualBoundingBoxDescent: hangs } = pen.measureText('gjpqy');
            const { actualBoundingBoxAscent: rises } = pen.measureText('bdfhklt');
            const apart = Number.parseFloat(lineHeight) / Number.parseFloat(fontSize);
            return apart * 1000 <= hangs + rises;
          })
          .map((heading) => heading.textContent),
      );
      expect([path, touching]).toEqual([path, []]);
    }
  },
);

test.describe('in colours of one’s own', () => {
  test.use({ contextOptions: { forcedColors: 'active' }, colorScheme: 'light' });

  test('the second line of an industry’s heading cuts nothing from the first', async ({ page }) => {
    // Of those that take two lines one with letters that hang.
    const industries = await listIndustries(page.request);
    const { slug } = industries.find(({ title }) => /[gjpqy]/.test(title)) ?? {};
    await page.goto(`/industries/${slug}`);
    const heading = page.getByRole('main').getByRole('heading', { level: 1 });
    const clip = (await heading.boundingBox()) ?? undefined;
    /** How much ink there is, with parts of the heading hidden. */
    const ink = async (hidden: string) => {
      await page.evaluate((css) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
        document.adoptedStyleSheets = [sheet];
      }, hidden);
      const light = await sharp(await page.screenshot({ clip }))
        .greyscale()
        .raw()
        .toBuffer();
      return light.reduce((sum, each) => sum + 255 - each, 0);
    };
    const both = await ink('');
    const first = await ink('h1 span { visibility: hidden }');
    const second = await ink('h1 { visibility: hidden } h1 span { visibility: visible }');
    expect(first).toBeGreaterThan(0);
    expect(second).toBeGreaterThan(0);
    expect(both / (first + second)).toBeGreaterThan(0.999);
  });
});
