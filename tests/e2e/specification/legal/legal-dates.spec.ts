import { statSync } from 'node:fs';
import path from 'node:path';

import { onlyWith } from '@/features';

import { clocks } from '../../../support/clocks';
import { inLondon, section } from '../../../support/pages/legal';
import { parsedPage } from '../../../support/pages/parsed-page';
import { expect, query, test } from '../../../support/site';

const addresses = ['/privacy', '/terms', '/disclaimer', ...onlyWith('giveaway', '/competition-1')];

/** When the pages were made: with the build, or since then. Midnight may lie between. */
function daysOfMaking(): Date[] {
  const build = path.resolve(process.env.NEXT_DIST_DIR ?? '.next', 'BUILD_ID');
  return [statSync(build).mtime, new Date()];
}

test('every legal page is sent with the current date in British order', async ({ page }) => {
  for (const address of addresses) {
    const sent = await parsedPage(page, address);
    const told = await sent.evaluate(
      (html) => html.querySelector('main article header p:has(time)')?.textContent,
    );
    const current = daysOfMaking().map((day) => `Last updated: ${inLondon.format(day)}`);
    expect(current, address).toContain(told);
  }
});

test('beside the current date stands when the text really changed', async ({ page }) => {
  const rows = await query('SELECT slug, text_changed_at FROM legal_pages');
  const changes = new Map(rows.map(({ slug, text_changed_at }) => [slug, text_changed_at]));
  for (const address of addresses) {
    const changed = changes.get(address.slice(1));
    const day = changed instanceof Date ? inLondon.format(changed) : '';
    const sent = await parsedPage(page, address);
    const told = await sent.evaluate((html) =>
      [...html.querySelectorAll('main article header p:has(time)')].map((each) => each.textContent),
    );
    expect([address, told.slice(1)]).toEqual([address, [`This text last changed on ${day}`]]);
  }
});

test('on another day “Last updated” shows that day in London, and the year of the copyright follows', async ({
  page,
}) => {
  for (const [, clock] of clocks) {
    await page.clock.setFixedTime(clock);
    await page.goto('/disclaimer');
    const day = inLondon.format(new Date(clock));
    await expect(page.getByText('Last updated:')).toHaveText(`Last updated: ${day}`);
    await expect(section(page, /^Copyright Notice$/)).toContainText(`Copyright © ${day.slice(-4)}`);
  }
  // Half an hour before midnight in Greenwich it is the next day in London's summer.
  await page.clock.setFixedTime('2031-06-30T23:30:00Z');
  for (const address of ['/privacy', '/terms', '/disclaimer']) {
    await page.goto(address);
    await expect(page.getByText('Last updated:')).toHaveText('Last updated: 1 July 2031');
  }
  await expect(section(page, /^Copyright Notice$/)).toContainText('Copyright © 2031');
});

test('the disclaimer is sent with the current year in its copyright notice', async ({ page }) => {
  const sent = await parsedPage(page, '/disclaimer');
  const notice = await sent.evaluate(
    (html) => html.querySelector('[aria-labelledby=copyright-notice-heading]')?.textContent,
  );
  const year = new Intl.DateTimeFormat('en-GB', { year: 'numeric', timeZone: 'Europe/London' });
  const years = daysOfMaking().map((day) => year.format(day));
  expect(years).toContain(/Copyright © (\d{4}) /.exec(notice ?? '')?.[1]);
});
