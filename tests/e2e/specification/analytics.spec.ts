import type { Page } from 'playwright/test';

import { asked, expect, noted, settings, test } from '../../support/sites/analytics-site';
import { violations } from '../../support/pages/axe';
import { small, wide } from '../../support/pages/frame';
import { playGoogle, watchGoogle } from '../../support/pages/google';
import { long } from '../../support/site';

// Where Google's tag comes from and where it sends to; nothing else may be asked.
test.use({
  expected:
    /^request to https:\/\/(www\.googletagmanager|(region1|www)\.google-analytics)\.com$|status of 404|404: no page at/,
});
test.beforeEach(({ context }) => playGoogle(context));

test('before an answer nothing of Google’s is loaded, and no cookie is set', async ({
  page,
  context,
}) => {
  const google = watchGoogle(page);
  await page.goto('/');
  await expect(page.getByRole('region', asked)).toBeVisible();
  await page.goto('/quote');
  await expect(page.getByRole('region', asked)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(google.requests()).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});

test('a copy that is not the site asks search engines to list nothing, whatever they ask for', async ({
  site,
  request,
}) => {
  for (const path of ['/', '/work', '/quote', '/sitemap.xml', '/icon.svg', '/no-such-page']) {
    // Once as it is made, and once as it is kept.
    for (const time of ['first', 'second']) {
      const headers = (await request.get(`${site.url}${path}`)).headers();
      expect([path, time, headers['x-robots-tag']]).toEqual([path, time, 'noindex, nofollow']);
    }
  }
  expect(await (await request.get(`${site.url}/robots.txt`)).text()).toContain('Allow: /');
});

test('Accept and Reject weigh the same, and the question is no dialog', async ({ page }) => {
  await page.goto('/');
  const question = page.getByRole('region', asked);
  await expect(question).toBeVisible();
  for (const size of [wide, small]) {
    await page.setViewportSize(size);
    const looks = await question.getByRole('button').evaluateAll((buttons) =>
      buttons.map((button) => {
        const { width, height } = button.getBoundingClientRect();
        const { backgroundColor, color, borderColor, fontWeight } = getComputedStyle(button);
        return [button.textContent, width, height, backgroundColor, color, borderColor, fontWeight];
      }),
    );
    expect(looks.map(([name]) => name)).toEqual(['Accept', 'Reject']);
    expect(looks[0]?.slice(1)).toEqual(looks[1]?.slice(1));
  }
  await expect(question.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(question.locator(':focus')).toHaveCount(0);
  // The keyboard comes by it before the page.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(question.getByRole('link')).toBeFocused();
});

test(
  'axe finds nothing in the question, at first and when somebody comes back to it',
  { tag: long },
  async ({ page }) => {
    await page.goto('/terms');
    await expect(page.getByRole('region', asked)).toBeVisible();
    for (const size of [wide, small]) {
      await page.setViewportSize(size);
      expect(await violations(page)).toEqual([]);
    }
    await page.getByRole('button', { name: 'Reject' }).click();
    await page.getByRole('button', settings).click();
    await expect(page.getByRole('region', asked)).toContainText('You rejected analytics.');
    for (const size of [wide, small]) {
      await page.setViewportSize(size);
      // At the end of the page there is room for the question below all that it would cover.
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      // Where the page ends, some link or other lies halfway under the header, and can be scrolled free.
      const found = await violations(page);
      expect(found.filter((each) => !each.includes('partially obscured'))).toEqual([]);
    }
  },
);

test(
  'the question leaves the page’s heading and first action free, and its end readable',
  { tag: long },
  async ({ page }) => {
    for (const size of [wide, small]) {
      await page.setViewportSize(size);
      await page.goto('/');
      const top = async () => (await page.getByRole('region', asked).boundingBox())?.y ?? 0;
      const main = page.getByRole('main');
      const free = async (place: ReturnType<Page['getByRole']>) => {
        const box = await place.boundingBox();
        return (box?.y ?? Infinity) + (box?.height ?? 0) <= (await top());
      };
      await expect.poll(() => free(main.getByRole('heading', { level: 1 }))).toBe(true);
      expect(await free(main.getByRole('link', { name: 'Get a Free Quote' }).first())).toBe(true);
      // At most a quarter of the window.
      const height = page.viewportSize()?.height ?? 0;
      expect(await top()).toBeGreaterThan(height * 0.75);

      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      await expect.poll(() => free(page.getByRole('button', settings))).toBe(true);
      // What the keyboard reaches is scrolled clear of it, too (WCAG 2.2, 2.4.11).
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).focus();
      await expect
        .poll(() => free(page.getByRole('contentinfo').getByRole('link', { name: 'Terms' })))
        .toBe(true);
    }
  },
);

test('whoever accepts is counted from then on, and not asked again', async ({ page, context }) => {
  const google = watchGoogle(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByRole('region', asked)).toHaveCount(0);
  await expect.poll(google.hits).toEqual([expect.objectContaining({ name: 'page_view' })]);
  expect(google.requests()[0]).toBe('https://www.googletagmanager.com/gtag/js?id=G-TEST1');
  expect(await noted(page)).toEqual([{ event: 'page_view' }]);
  expect((await context.cookies()).map(({ name }) => name).sort()).toEqual(['_ga', '_ga_TEST1']);

  google.forget();
  await page.goto('/nope');
  await expect.poll(google.hits).toEqual([
    expect.objectContaining({ name: 'page_view' }),
    {
      name: 'error',
      details: { event_category: '404', event_label: '/nope', non_interaction: true },
    },
  ]);
  await expect(page.getByRole('region', asked)).toHaveCount(0);
});

test('an event that was noted before the answer is told after it', async ({ page }) => {
  const google = watchGoogle(page);
  await page.goto('/nope');
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect.poll(() => google.hits().map(({ name }) => name)).toEqual(['page_view', 'error']);
});

test('whoever rejects is not counted, and not asked again for six months', async ({
  page,
  context,
}) => {
  const google = watchGoogle(page);
  await page.clock.setFixedTime('2027-01-31T12:00:00Z');
  await page.goto('/');
  await page.getByRole('button', { name: 'Reject' }).click();
  await expect(page.getByRole('region', asked)).toHaveCount(0);
  await page.clock.setFixedTime('2027-07-30T12:00:00Z');
  await page.goto('/industries');
  await expect(page.getByRole('button', settings)).toBeAttached();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('region', asked)).toHaveCount(0);
  await page.clock.setFixedTime('2027-08-01T12:00:00Z');
  await page.reload();
  await expect(page.getByRole('region', asked)).toContainText(
    'May Google Analytics count your visit?',
  );
  expect(google.requests()).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});

test('whoever changes their mind is forgotten: cookies go, and nothing loads any more', async ({
  page,
  context,
}) => {
  const google = watchGoogle(page);
  await page.goto('/industries');
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect.poll(google.hits).toHaveLength(1);

  await page.getByRole('button', settings).click();
  const question = page.getByRole('region', asked);
  await expect(question).toBeFocused();
  await expect(question).toContainText('You accepted analytics.');
  google.forget();
  const reloaded = page.waitForEvent('load');
  await question.getByRole('button', { name: 'Reject' }).click();
  await reloaded;
  await expect(page.getByRole('button', settings)).toBeAttached();
  await page.waitForLoadState('networkidle');
  expect(await context.cookies()).toEqual([]);
  expect(google.requests()).toEqual([]);

  await page.getByRole('button', settings).click();
  await expect(question).toContainText('You rejected analytics.');
  await question.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByRole('button', settings)).toBeFocused();
  await expect.poll(google.hits).toHaveLength(1);
});

test('a page from the browser’s memory counts nothing any more once another one was told no', async ({
  page,
}) => {
  const google = watchGoogle(page);
  await page.goto('/industries');
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect.poll(google.hits).toHaveLength(1);
  const isOff = () => page.evaluate(() => String(Reflect.get(window, 'ga-disable-G-TEST1')));
  expect(await isOff()).toBe('false');
  await page.evaluate(() => {
    // As another page does, while the browser keeps this one and tells it nothing.
    const answer = localStorage.getItem('analytics-answer') ?? '';
    localStorage.setItem('analytics-answer', answer.replace('accepted', 'rejected'));
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  expect(await isOff()).toBe('true');
});

test('the policy lets Google in on public pages, and into no staff area', async ({ request }) => {
  const policy = async (address: string) =>
    (await request.get(address)).headers()['content-security-policy'] ?? '';
  for (const address of ['/', '/privacy', '/nope']) {
    expect(await policy(address)).toContain('https://www.googletagmanager.com');
  }
  for (const address of ['/admin', '/cms/login']) {
    expect(await policy(address)).toContain("script-src 'self'");
    expect(await policy(address)).not.toContain('google');
  }
});
