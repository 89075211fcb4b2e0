import { answerFair, forgetForms, publishFair } from '../../../support/made-forms/published-fair';
import { bringSubmissionsBack } from '../../../support/faults/database-states';
import { cutRings } from '../../../support/focus-rings';
import { expect, query, test } from '../../../support/site';
import { storeInboxRows } from '../../../support/staff/inbox-rows';
import { signInByRequest } from '../../../support/staff/staff-session';

test.use({ viewport: { width: 390, height: 844 } });
test.beforeEach(storeInboxRows);
test.afterEach(async ({ page }) => {
  await forgetForms(page.request);
  await bringSubmissionsBack();
});

/** The lists of work and of forms, and the headings and rows of a table. */
const lists = 'nav[aria-label="Work"], nav[aria-label="Forms"], thead, tr:has([id^="row-"])';
const long = 'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh';

test('on a phone the whole ring stands around each control of the inbox that has the focus', async ({
  page,
}) => {
  const form = await publishFair(page.request);
  const answer = await answerFair(page.request, form);
  await query(
    `UPDATE custom_submissions SET name = '${long}';
     UPDATE contact_submissions SET name = '${long}', email = '${long}@quay.example'
     WHERE name = 'Third'`,
  );
  await signInByRequest(page);
  for (const address of [
    '/admin',
    '/admin?tab=quote',
    '/admin?view=open',
    '/admin?tab=custom',
    `/admin?tab=custom&formId=${form}&open=${answer}`,
  ]) {
    await page.goto(address);
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    expect({ address, cut: await cutRings(page, lists) }).toEqual({ address, cut: [] });
  }
});
