import { readFileSync } from 'node:fs';

import type { Browser, BrowserContextOptions, Page } from 'playwright/test';

import { isOn } from '@/features';
import { today } from '@/platform/place/calendar-day';
import { monthOf, monthText, shortDay } from '@/platform/place/days';

import { newAccount, removeNewAdmins } from '../support/staff/accounts';
import { emptyInbox } from '../support/staff/inbox-rows';
import { signInByRequest } from '../support/staff/staff-session';
import { expect, test } from '../support/site';
import { sentBy, stages, sumOf, theTwenty, type Enquiry } from '../support/twenty-enquiries/plan';
import { sendForm } from '../support/twenty-enquiries/send';
import {
  cardOf,
  chooseStage,
  drag,
  end,
  isMoved,
  moveByKeys,
  openAlone,
  pounds,
  stageOf,
  value,
} from '../support/twenty-enquiries/work';

test.skip(!isOn('pipeline'));
test.beforeEach(emptyInbox);
test.afterAll(async () => {
  await emptyInbox();
  await removeNewAdmins();
});

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true } as const;

async function browserOf(browser: Browser, options: BrowserContextOptions, name?: string) {
  const page = await (await browser.newContext(options)).newPage();
  if (name) await signInByRequest(page, await newAccount('lead', name));
  return page;
}

const numbered = (all: readonly Enquiry[]) => (number: number) => {
  const enquiry = all[number - 1];
  if (!enquiry) throw new Error(`There is no enquiry ${number}`);
  return enquiry;
};

/** What each stage says on the board: how many, and what they come to. */
async function expectBoard(page: Page, all: readonly Enquiry[]): Promise<void> {
  await page.goto('/admin/pipeline');
  for (const { label } of stages) {
    const those = all.filter(({ stage, outcome }) => stage === label && outcome === null);
    const { whole, weighted } = sumOf(those);
    await expect(stageOf(page, label).locator('[data-card]')).toHaveCount(those.length);
    await expect(stageOf(page, label).locator('header')).toHaveText(
      those.length === 0
        ? `${label}0`
        : `${label}${those.length}${pounds(whole)}${pounds(weighted)} weighted`,
    );
  }
}

async function expectList(page: Page, all: readonly Enquiry[]): Promise<void> {
  await page.goto('/admin/pipeline?as=list');
  const open = all.filter(({ outcome }) => outcome === null);
  const { whole, weighted } = sumOf(open);
  for (const { name, minor, expected, nextStep, nextDay, stage } of open) {
    const row = page.getByRole('row', { name: new RegExp(name) });
    for (const said of [pounds(minor), shortDay(expected), nextStep, shortDay(nextDay), stage])
      await expect(row).toContainText(said);
  }
  await expect(page.locator('tfoot')).toHaveText(
    `${open.length} in all, GBP${pounds(whole)}${pounds(weighted)} weighted`,
  );
  for (const outcome of ['won', 'lost'] as const) {
    await page.goto(`/admin/pipeline?as=list&outcome=${outcome}`);
    const ended = all.filter((each) => each.outcome === outcome);
    for (const { name, minor, reason } of ended) {
      const row = page.getByRole('row', { name: new RegExp(name) });
      for (const said of [pounds(minor), shortDay(today()), reason])
        await expect(row).toContainText(said);
    }
    await expect(page.locator('tfoot')).toHaveText(
      `${ended.length} in all, GBP${pounds(sumOf(ended).whole)}`,
    );
  }
}

async function expectFigures(page: Page, all: readonly Enquiry[]): Promise<void> {
  await page.goto('/admin/pipeline/figures');
  const [won, lost] = (['won', 'lost'] as const).map((outcome) =>
    all.filter((each) => each.outcome === outcome),
  );
  const rate = (wins = 0, losses = 0) => `${Math.round((100 * wins) / (wins + losses))}%`;
  await expect(page.getByRole('region', { name: 'Won and lost' })).toContainText(
    `${won?.length} won and ${lost?.length} lost: ${rate(won?.length, lost?.length)} won, ${pounds(sumOf(won ?? []).whole)}.`,
  );
  for (const [form, title] of [
    ['contact', 'Contact messages'],
    ['quote', 'Quote requests'],
  ] as const) {
    const [wins = [], losses = []] = [won, lost].map((those) =>
      those?.filter((each) => each.form === form),
    );
    await expect(
      page.getByRole('table', { name: 'By form' }).getByRole('row', { name: title }),
    ).toHaveText(
      `${title}${wins.length}${losses.length}${rate(wins.length, losses.length)}${wins.length ? pounds(sumOf(wins).whole) : ''}`,
    );
  }
  for (const { outcome, reason } of all.filter((each) => each.outcome !== null)) {
    const those = all.filter((each) => each.outcome === outcome && each.reason === reason);
    await expect(
      page.getByRole('row', { name: `${outcome === 'won' ? 'Won' : 'Lost'}: ${reason}` }),
    ).toContainText(String(those.length));
  }
  await expectForecast(page, all);
}

/** Each month by itself, on the page of figures as on that of Monday. */
async function expectForecast(page: Page, all: readonly Enquiry[]): Promise<void> {
  const open = all.filter(({ outcome }) => outcome === null);
  for (const month of new Set(open.map(({ expected }) => monthOf(expected)))) {
    const those = open.filter(({ expected }) => monthOf(expected) === month);
    const { whole, weighted } = sumOf(those);
    await expect(
      page
        .getByRole('table', { name: 'Forecast by month' })
        .getByRole('row', { name: monthText(month) }),
    ).toHaveText(`${monthText(month)}${those.length}${pounds(whole)}${pounds(weighted)}`);
  }
}

/** The file of all that ended or is open says the same, to the penny. */
async function expectExport(page: Page, all: readonly Enquiry[]): Promise<void> {
  for (const outcome of [null, 'won', 'lost'] as const) {
    await page.goto(`/admin/pipeline?as=list${outcome ? `&outcome=${outcome}` : ''}`);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Export as CSV' }).click(),
    ]);
    const [, ...lines] = readFileSync(await download.path(), 'utf8')
      .trim()
      .split('\r\n');
    const those = all.filter((each) => each.outcome === outcome);
    expect(lines).toHaveLength(those.length);
    for (const { name, minor, stage, expected, reason } of those) {
      const line = lines.find((each) => each.includes(name)) ?? '';
      const amount = pounds(minor).slice(1);
      for (const said of [amount, 'GBP', stage, expected, reason]) expect(line).toContain(said);
      if (outcome !== null) expect(line).toContain(today());
    }
  }
}

async function expectHistory(page: Page, all: readonly Enquiry[]): Promise<void> {
  for (const enquiry of all) {
    const shown = await openAlone(page, enquiry);
    for (const summary of await shown.getByText(/^\d+ earlier changes$/).all())
      await summary.click();
    const told = await shown
      .locator('li')
      .filter({ hasText: /(made it|set its value|moved it|won it|lost it|opened it)/ })
      .filter({ hasNot: page.locator('li') })
      .allInnerTexts();
    expect(told).toEqual(enquiry.deeds.map((deed) => expect.stringContaining(deed)));
  }
}

test('twenty enquiries become won, lost and waiting, and all that tells of it agrees', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(600_000);
  const all = theTwenty();
  const at = numbered(all);
  const visitor = await browserOf(browser, { baseURL });
  const visitorsPhone = await browserOf(browser, { baseURL, ...phone });
  for (const enquiry of all)
    await sendForm(sentBy(enquiry.number) === 'phone' ? visitorsPhone : visitor, enquiry);

  await signInByRequest(page);
  const ines = await browserOf(browser, { baseURL }, 'Ines Calloway');
  const cem = await browserOf(browser, { baseURL, ...phone }, 'Cem Aydin');
  for (const enquiry of all) {
    if (enquiry.number <= 8) await value(page, enquiry);
    else await value(enquiry.number <= 14 ? ines : cem, enquiry);
  }
  await expectBoard(page, all);

  for (const number of [1, 2, 3]) await drag(page, at(number), 'Talking');
  for (const number of [4, 5]) await drag(page, at(number), 'Proposal sent');
  await ines.goto('/admin/pipeline');
  for (const [number, steps] of [
    [7, 1],
    [8, 2],
    [9, 3],
  ] as const)
    await moveByKeys(ines, at(number), steps);

  // Two have the same card before them, and one is quicker: the other's page has not heard of it yet.
  await cem.route('**/admin/revision*', (route) => route.fulfill({ status: 204 }));
  await cem.goto('/admin/pipeline');
  await expect(cardOf(cem, at(10))).toHaveCount(1);
  await moveByKeys(ines, at(10), 1);
  await chooseStage(cem, at(10), 'Agreeing terms');
  await expect(cem.getByRole('main').getByRole('alert').first()).toContainText(
    'Meanwhile Ines Calloway moved it from New to Talking, so nothing was changed.',
  );
  await cem.unroute('**/admin/revision*');
  await cem.goto('/admin/pipeline');
  await chooseStage(cem, at(10), 'Agreeing terms');
  await isMoved(cem, at(10), 'Agreeing terms');
  await chooseStage(cem, at(15), 'Talking');
  await isMoved(cem, at(15), 'Talking');

  // Both at once: one of them has it, and the other is told.
  await Promise.all([ines.goto('/admin/pipeline'), page.goto('/admin/pipeline')]);
  for (const each of [ines, page])
    await each.getByRole('link', { name: at(11).name, exact: true }).focus();
  await Promise.all([
    ines.keyboard.press('Shift+ArrowRight'),
    page.keyboard.press('Shift+ArrowRight'),
  ]);
  await isMoved(page, at(11), 'Talking');
  const told = async () => {
    const counts = [ines, page].map((each) =>
      each
        .getByRole('main')
        .getByText(/^Enquirer 11: Meanwhile/)
        .count(),
    );
    return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
  };
  await expect.poll(told).toBe(1);

  await end(page, at(1), { outcome: 'won', reason: 'Fit', by: 'mouse' });
  await end(page, at(4), { outcome: 'won', reason: 'Speed', by: 'keyboard' });
  await end(ines, at(9), { outcome: 'won', reason: 'Recommendation', by: 'mouse' });
  await end(cem, at(16), { outcome: 'won', reason: 'Fit', by: 'phone' });
  await end(page, at(2), { outcome: 'lost', reason: 'Price', by: 'mouse' });
  await end(ines, at(12), { outcome: 'lost', reason: 'No budget', by: 'keyboard' });
  await end(cem, at(17), { outcome: 'lost', reason: 'No answer', by: 'phone' });
  await end(cem, at(18), { outcome: 'lost', reason: 'Price', by: 'phone' });

  await expectBoard(ines, all);
  await expectList(page, all);
  await expectFigures(page, all);
  await expectExport(page, all);
  await page.goto('/admin/pipeline/monday');
  await expectForecast(page, all);
  await expectHistory(ines, all);
  for (const context of browser.contexts()) if (context !== page.context()) await context.close();
});
