import { z } from 'zod';

import { figuresIn, wordsOf } from '../support/pages/figures';
import { parsedPage } from '../support/pages/parsed-page';
import { publicPages } from '../support/pages/public-pages';
import { expect, test } from '../support/site';

const words = z.string().min(1);
const claim = z.object({
  label: words,
  wording: words,
  figures: z.array(words).min(1),
  pages: z.array(words).min(1),
  kind: z.enum(['ours', 'example', 'rule']),
  basis: words,
  source: words,
  sourceDate: z.iso.datetime(),
  nextReview: z.iso.datetime(),
});

test('no page prints a figure that is not in the register, and the register no other', async ({
  page,
}) => {
  const answer = await page.request.get('/api/claims?pagination=false');
  const claims = z.object({ docs: z.array(claim) }).parse(await answer.json()).docs;
  const unregistered: string[] = [];
  const unused = new Set(
    claims.flatMap(({ pages, figures }) => pages.flatMap((path) => `${path} ${figures.join()}`)),
  );
  for (const path of await publicPages()) {
    const registered = claims.filter(({ pages }) => pages.includes(path));
    const sent = await parsedPage(page, path);
    const printed = (await sent.evaluate(wordsOf)).flatMap(figuresIn);
    for (const figure of printed) {
      const known = registered.filter(({ figures }) => figures.includes(figure));
      if (known.length === 0) unregistered.push(`${path}: ${figure}`);
      for (const { figures } of known) unused.delete(`${path} ${figures.join()}`);
    }
  }
  expect(unregistered).toEqual([]);
  expect([...unused]).toEqual([]);
});

const explained: [string, RegExp, string[]][] = [
  ['/', /Advantage/, ['90%', '10x', 'Time to go-live', 'The sum in the table']],
  ['/', /Success/, ['90%', '10x', '100%']],
  ['/quote', /^Why/, ['90%', 'Time to go-live']],
  ['/work/deelflo', /^Achievements/, ['65% and 42%']],
  ['/work/deelflo', /impact/, ['75%']],
];

for (const [path, name, labels] of explained) {
  test(`on ${path}, ${name.source} opens what its figures rest on`, async ({ page }) => {
    await page.goto(path);
    const section = page.getByRole('main').getByRole('region', { name });
    const basis = section.locator('details').last();
    await expect(basis.locator('p').first()).toBeHidden();
    const open = basis.locator('summary');
    // In a list of them each says what it is about.
    await expect(open).toHaveText(/^How we work this out, \S/);
    const all = await page
      .getByRole('main')
      .getByText(/^How we work this out/)
      .allTextContents();
    expect(all.filter((words, at) => all.indexOf(words) !== at)).toEqual([]);
    await open.press('Enter');
    await expect(basis.locator('p').filter({ visible: true })).toHaveText(
      labels.map(
        (label) => new RegExp(`^${label}: .+ Source: .+, \\d{1,2} [A-Z][a-z]+ \\d{4}\\.$`),
      ),
    );
  });
}
