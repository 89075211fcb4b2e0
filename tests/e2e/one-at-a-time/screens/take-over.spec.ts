import type { Page } from 'playwright/test';
import { z } from 'zod';

import { expect, query, staff, test } from '../../../support/site';
import { untilDraftHolds } from '../../../support/staff/drafts';
import { formRuns } from '../../../support/staff/panel-form';
import { signInByRequest } from '../../../support/staff/staff-session';

// The browser notes what is refused. Payload's frame of the preview may do all that its origin may.
test.use({ expected: /Failed to load resource|allow-scripts and allow-same-origin/ });

const made = z.object({ doc: z.object({ id: z.string() }) });
const twin = { email: `namesake-${Date.now()}@quay.example`, password: 'quill harbour 47 lantern' };

const lockAddress = '**/api/payload-locked-documents**';
const counted = z.object({ totalDocs: z.number() });
const locks = async ({ request }: Page, where: string) => {
  const found = await request.get(`/api/payload-locked-documents?depth=0&${where}`);
  return counted.parse(await found.json()).totalDocs;
};

// One of each: a document, and a page that is there once. Both people have the same name.
test('whoever is taken over is told, saves nothing more, and keeps what is typed on the screen', async ({
  page,
  browser,
}) => {
  await signInByRequest(page, staff.admin);
  const [editor] = await query('SELECT name FROM users WHERE email = $1', [staff.editor.email]);
  const account = { ...twin, name: String(editor?.name), role: 'editor' };
  const { doc: user } = made.parse(
    await (await page.request.post('/api/users', { data: account })).json(),
  );
  const { doc } = made.parse(
    await (
      await page.request.post('/api/pages?draft=true', {
        data: { title: 'Apples', slug: 'apples' },
      })
    ).json(),
  );
  await signInByRequest(page, staff.editor);
  const second = await browser.newPage();
  await signInByRequest(second, twin);
  for (const { panel, api, lock, field } of [
    {
      panel: `/cms/collections/pages/${doc.id}`,
      api: `/api/pages/${doc.id}?depth=0`,
      lock: `where[document.relationTo][equals]=pages&where[document.value][equals]=${doc.id}`,
      field: 'title',
    },
    {
      panel: '/cms/globals/not-found-page',
      api: '/api/globals/not-found-page?depth=0',
      lock: 'where[globalSlug][equals]=not-found-page',
      field: 'heading',
    },
  ]) {
    const [first, other] = [page, second].map((each) => each.locator(`#field-${field}`));
    if (first === undefined || other === undefined) throw new Error('No field');
    await page.goto(panel);
    await formRuns(page);
    const before = await first.inputValue();
    await first.fill('Apples of the first');
    await untilDraftHolds(page, api, 'Apples of the first');

    // Another tab of theirs comes and goes; so does the page itself, as Back brings it back.
    const tab = await page.context().newPage();
    await tab.goto(panel);
    await formRuns(tab);
    await tab.locator(`#field-${field}`).fill('Apples of the tab');
    await untilDraftHolds(tab, api, 'Apples of the tab');
    await tab.close();
    await expect.poll(() => locks(page, lock)).toBe(1);
    await page.evaluate(() =>
      dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })),
    );
    await expect.poll(() => locks(page, lock)).toBe(0);
    await page.evaluate(() =>
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    );
    await expect.poll(() => locks(page, lock)).toBe(1);

    await second.goto(panel);
    const question = second.getByRole('dialog');
    await expect(question).toContainText(`${String(editor?.name)} is working on this now`);
    // Who is told before they type can type no more.
    await page.route(lockAddress, (route) => route.abort());
    await second.getByRole('button', { name: 'Take over' }).click();
    // At once: the field takes nothing before it would be kept.
    await other.fill('Pears of the second');
    await untilDraftHolds(second, api, 'Pears of the second');

    const words = 'Plums of the first';
    await first.fill(words);
    const told = page.getByRole('alert').filter({ hasText: 'Somebody else has taken this over' });
    await expect(told).toBeVisible();
    await page.unroute(lockAddress);
    await expect(page.getByText('currently locked')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Publish changes' })).toBeDisabled();
    await expect(page.getByText('Last saved')).toBeHidden();
    // Its words can be selected, and not changed.
    await expect(first).toBeEnabled();
    await expect(first).not.toBeEditable();
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const [banner, ...rows] = await Promise.all(
        [told, page.locator('.doc-controls__wrapper'), page.locator('.document-fields')].map(
          async (each) => ({ y: 0, height: 0, ...(await each.boundingBox()) }),
        ),
      );
      for (const { y, height } of rows)
        expect(
          y + height <= (banner?.y ?? 0) || y >= (banner?.y ?? 0) + (banner?.height ?? 0),
        ).toBe(true);
    }
    await other.fill('Pears and figs of the second');
    await untilDraftHolds(second, api, 'Pears and figs of the second');
    await expect(first).toHaveValue(words);
    await expect(second.getByText('has taken this over')).toBeHidden();

    // Whoever leaves a document leaves it to others.
    await second.goto('/cms');
    await page.getByRole('button', { name: 'see what stands there now' }).click();
    await expect(first).toHaveValue('Pears and figs of the second');
    await expect(first).toBeEnabled();
    await first.fill(before);
    await untilDraftHolds(page, api, before);
  }
  await second.close();
  const published = await page.request.post('/api/globals/not-found-page', {
    data: { _status: 'published' },
  });
  expect(published.status()).toBe(200);
  expect((await page.request.delete(`/api/pages/${doc.id}?trash=true`)).status()).toBe(200);
  await signInByRequest(page, staff.admin);
  expect((await page.request.delete(`/api/users/${user.id}`)).status()).toBe(200);
});
