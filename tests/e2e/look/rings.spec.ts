import { lettersUnderRings } from '../../support/letters-under-rings';
import { oneOfEachKind, publicPages } from '../../support/pages/public-pages';
import { bothWidths, expect, test } from '../../support/site';

test('wherever the focus is, its ring lies on no letter', { tag: bothWidths }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of oneOfEachKind(await publicPages())) {
    await page.goto(path);
    // Cards that wait below the screen have their place.
    await page.waitForLoadState('networkidle');
    expect([path, await lettersUnderRings(page)]).toEqual([path, []]);
  }
});
