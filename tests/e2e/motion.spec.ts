import { traceOf } from '../support/rendering/browser-trace';
import { expect, test } from '../support/site';

/**
 * Chromium's `kAnimationHasNoVisibleChange`: what grows is outside the window, or not yet painted, so
 * that the browser draws none of its frames. It happens on a busy machine, and costs nobody anything.
 */
const noVisibleChange = 1 << 17;

for (const address of ['/', '/industries/healthcare', '/admin'])
  test(`what grows in on ${address} leaves the page free for who touches it`, async ({
    browser,
    page,
  }) => {
    const events = await traceOf(browser, page, async () => {
      await page.goto(address);
      await page.evaluate(async () => {
        await Promise.all(document.getAnimations().map(({ finished }) => finished));
      });
    });
    const animations = events
      .filter(({ name }) => name === 'Animation')
      .flatMap(({ args }) => args?.data ?? []);
    expect(animations.map(({ displayName }) => displayName)).toContain('ground-grow');
    // A bit for each reason why the browser lays out and paints the page for every frame.
    const reasons = animations.map(({ compositeFailed = 0 }) => compositeFailed & ~noVisibleChange);
    expect(reasons.filter((bits) => bits !== 0)).toEqual([]);
  });

test('the lines of the header close, and the page is not laid out for each of their pictures', async ({
  browser,
  page,
}) => {
  await page.goto('/privacy');
  await page.evaluate(() => document.fonts.ready);
  const events = await traceOf(browser, page, async () => {
    await page.mouse.wheel(0, 400);
    await expect(page.getByRole('banner')).toHaveAttribute('data-scrolled');
    // A quarter of a second.
    await page.waitForTimeout(400);
  });
  expect(events.filter(({ name }) => name === 'Layout').length).toBeLessThan(6);
  const line = page.locator('.header-lines');
  const opacityOf = (part: string) =>
    line.evaluate((element, pseudo) => getComputedStyle(element, pseudo).opacity, part);
  expect([await opacityOf('::before'), await opacityOf('::after')]).toEqual(['0', '1']);
});
