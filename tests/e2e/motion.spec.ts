import { z } from 'zod';

import { expect, test } from '../support/site';

const trace = z.object({
  traceEvents: z.array(
    z.object({
      name: z.string(),
      args: z
        .object({
          data: z
            .object({ displayName: z.string().optional(), compositeFailed: z.number().optional() })
            .optional(),
        })
        .optional(),
    }),
  ),
});

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
    await browser.startTracing(page, { categories: ['blink.animations', 'devtools.timeline'] });
    await page.goto(address);
    await page.evaluate(async () => {
      await Promise.all(document.getAnimations().map(({ finished }) => finished));
    });
    const recorded: unknown = JSON.parse((await browser.stopTracing()).toString());
    const animations = trace
      .parse(recorded)
      .traceEvents.filter(({ name }) => name === 'Animation')
      .flatMap(({ args }) => args?.data ?? []);
    expect(animations.map(({ displayName }) => displayName)).toContain('ground-grow');
    // A bit for each reason why the browser lays out and paints the page for every frame.
    const reasons = animations.map(({ compositeFailed = 0 }) => compositeFailed & ~noVisibleChange);
    expect(reasons.filter((bits) => bits !== 0)).toEqual([]);
  });
