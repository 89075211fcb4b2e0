import { listIndustries } from '../../support/pages/content';
import { expect, test } from '../../support/site';

test('below a tall drawing the line that closes it is whole, and its names have room', async ({
  page,
}) => {
  const industries = (await listIndustries(page.request)).map(({ slug }) => `/industries/${slug}`);
  for (const width of [320, 375, 768])
    for (const path of ['/', ...industries]) {
      await page.setViewportSize({ width, height: 1400 });
      await page.goto(path);
      const legend = page.locator('.ground-legend');
      await legend.scrollIntoViewIfNeeded();
      const seen = await legend.evaluate((names) => {
        const { top, left, right } = names.getBoundingClientRect();
        const over = new Set<string>();
        for (let x = left + 1; x < right; x += 4)
          for (const y of [top + 0.5, top + 2.5]) {
            const there = document.elementFromPoint(x, y);
            if (there !== names) over.add(there?.getAttribute('class') ?? 'nothing');
          }
        return {
          over: [...over],
          line: getComputedStyle(names).borderTopWidth,
          room: (names.firstElementChild?.getBoundingClientRect().top ?? 0) - top >= 17,
        };
      });
      expect([path, width, seen]).toEqual([path, width, { over: [], line: '3px', room: true }]);
    }
});

test('the box at the end of the index has its words on two lines, right under its upper edge', async ({
  page,
}) => {
  for (const width of [320, 375, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/industries');
    const box = page.locator('main li .bg-accent');
    const { blank, lines } = await box.evaluate((each) => {
      const heading = each.querySelector('h2') ?? each;
      const { paddingTop, borderTopWidth } = getComputedStyle(each);
      const { lineHeight } = getComputedStyle(heading);
      const { top, height } = heading.getBoundingClientRect();
      const inside = Number.parseFloat(paddingTop) + Number.parseFloat(borderTopWidth);
      return {
        blank: Math.round(top - each.getBoundingClientRect().top - inside),
        lines: Math.round(height / Number.parseFloat(lineHeight)),
      };
    });
    expect([width, Math.abs(blank), lines]).toEqual([width, 0, 2]);
  }
});
