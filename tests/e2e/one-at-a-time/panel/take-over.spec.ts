import { z } from 'zod';

import { expect, query, staff, test } from '../../../support/site';
import { untilDraftHolds } from '../../../support/staff/drafts';
import { formRuns } from '../../../support/staff/panel-form';
import { signInByRequest } from '../../../support/staff/staff-session';

// The browser notes what is refused. Payload's frame of the preview may do all that its origin may.
test.use({ expected: /Failed to load resource|allow-scripts and allow-same-origin/ });

const made = z.object({ doc: z.object({ id: z.string() }) });
const twin = { email: `namesake-${Date.now()}@quay.example`, password: 'quill harbour 47 lantern' };

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
  for (const { panel, api, field } of [
    {
      panel: `/cms/collections/pages/${doc.id}`,
      api: `/api/pages/${doc.id}?depth=0`,
      field: 'title',
    },
    {
      panel: '/cms/globals/not-found-page',
      api: '/api/globals/not-found-page?depth=0',
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

    await second.goto(panel);
    await second.getByRole('button', { name: 'Take over' }).click();
    await formRuns(second);
    await expect(other).toBeEnabled();
    // Payload draws the form anew once somebody has taken over.
    await expect(async () => {
      await other.fill('Pears');
      await other.fill('Pears of the second');
      const isSave = (url: string) => url.includes('autosave=true');
      await second.waitForResponse((answer) => isSave(answer.url()), { timeout: 3000 });
      await expect(other).toHaveValue('Pears of the second');
    }).toPass();
    await untilDraftHolds(second, api, 'Pears of the second');

    await first.fill('Plums of the first');
    await expect(
      page.getByRole('alert').getByText('Somebody else has taken this over'),
    ).toBeVisible();
    await first.fill('Plums and quinces of the first');
    await other.fill('Pears and figs of the second');
    await untilDraftHolds(second, api, 'Pears and figs of the second');
    await expect(first).toHaveValue('Plums and quinces of the first');
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
