import { listIndustries } from '../../support/pages/content';
import { expect, test } from '../../support/site';

/** Less between two labels, and they read as one. */
const least = 8;

test('on a narrow phone no label of a table or a comparison touches the one beside it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  const industries = (await listIndustries(page.request)).map(({ slug }) => `/industries/${slug}`);
  for (const path of ['/', ...industries]) {
    await page.goto(path);
    const rows = page.locator('main :is(table:has(tfoot) tr, .ground-change figcaption)');
    expect(await rows.count()).toBeGreaterThan(1);
    const touching = await rows.evaluateAll((all, apart) => {
      const linesOf = (label: Element) => {
        const range = document.createRange();
        range.selectNodeContents(label);
        return [...range.getClientRects()];
      };
      return all.flatMap((row) => {
        const labels = [...row.children].filter((label) => !label.matches('.sr-only'));
        return labels.flatMap((label, index) => {
          const next = labels[index + 1];
          const isClose = linesOf(label).some((line) =>
            (next ? linesOf(next) : []).some(
              ({ left, top, bottom }) =>
                line.top < bottom && line.bottom > top && left - line.right < apart,
            ),
          );
          return isClose ? [`${label.textContent} ${next?.textContent}`] : [];
        });
      });
    }, least);
    expect([path, touching]).toEqual([path, []]);
  }
});

test('on a narrow phone no word of the index and of the ledger is broken', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  for (const [path, words] of [
    ['/industries', 'main h2'],
    ['/', 'main table:has(tfoot) th'],
  ] as const) {
    await page.goto(path);
    const labels = page.locator(words);
    expect(await labels.count()).toBeGreaterThan(5);
    const broken = await labels.evaluateAll((all) =>
      all.flatMap((label) => {
        const texts = document.createTreeWalker(label, NodeFilter.SHOW_TEXT);
        const found: string[] = [];
        while (texts.nextNode()) {
          const { currentNode: text } = texts;
          for (const { index, 0: word } of (text.textContent ?? '').matchAll(/\S+/g)) {
            const range = document.createRange();
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1)
              found.push(word);
          }
        }
        return found;
      }),
    );
    expect([path, broken]).toEqual([path, []]);
  }
});

test('the amounts of the ledger end on one line', async ({ page }) => {
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const ends = await page.locator('main table:has(tfoot) tr > :last-child').evaluateAll((all) =>
      all.map((cell) => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        return Math.round(range.getBoundingClientRect().right);
      }),
    );
    expect([width, new Set(ends).size]).toEqual([width, 1]);
  }
});

test('the words of the cards in sight end with the column', async ({ page }) => {
  for (const width of [375, 768, 1280, 1600]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const street = page.locator('section[aria-labelledby=industries-heading]');
    const column = await street
      .locator('.page-width')
      .first()
      .evaluate((each) => {
        const { paddingRight } = getComputedStyle(each);
        return each.getBoundingClientRect().right - Number.parseFloat(paddingRight);
      });
    const ends = await street.locator('li :is(h3, h3 ~ span)').evaluateAll(
      (all, end) =>
        all
          .map((each) => each.getBoundingClientRect())
          .filter(({ left }) => left < end)
          .map(({ right }) => right),
      column,
    );
    expect(ends.length).toBeGreaterThan(2);
    expect([width, Math.max(...ends) <= column + 0.5]).toEqual([width, true]);
  }
});
