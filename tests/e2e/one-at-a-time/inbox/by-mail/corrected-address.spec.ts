import { isOn } from '@/features';

import { violations } from '../../../../support/pages/axe';
import { expect } from '../../../../support/site';
import { mailsIn } from '../../../../support/staff/inbox';
import { email, test } from '../../../../support/staff/mailing-site';
import { box, press } from '../../../../support/staff/replies';

test.skip(!isOn('incoming-mail'), 'The site does without.');

const meant = 'kit@marlow-joinery.example';

test('a mistyped address is corrected, and what went to it goes to the right one', async ({
  site,
  page,
}) => {
  const detail = await site.open(page);
  const mailedTo = () => site.mails.received.map((each) => each.to);
  await box(detail).fill('Which day suits you?');
  await press(detail, 'Send');
  await expect.poll(mailedTo, { timeout: 60_000 }).toEqual([[email]]);
  await detail.getByText('Correct the address').click();
  const form = detail.getByRole('form', { name: 'Correct the address' });
  const field = form.getByRole('textbox');
  await expect(field).toHaveValue(email);
  expect(await violations(page)).toEqual([]);
  await form.getByRole('button', { name: 'Correct' }).click();
  await expect(form.getByRole('alert')).toHaveText('That is its address already.');
  await field.fill(meant);
  await form.getByRole('button', { name: 'Correct' }).click();
  await expect(detail.getByText('Address before')).toBeVisible();
  await expect(detail.getByText('corrected the address')).toBeVisible();
  const sent = mailsIn(detail).filter({
    hasText: `It went to ${email}, which was corrected since.`,
  });
  await sent.getByRole('button', { name: 'Send it to the corrected address' }).click();
  await expect.poll(mailedTo, { timeout: 60_000 }).toEqual([[email], [meant]]);
  await page.goto(`${site.url}/admin?tab=quote&search=${encodeURIComponent(email)}`);
  await expect(page.getByRole('row', { name: /Kit Marlow/ }).first()).toBeVisible();
  expect(await violations(page)).toEqual([]);
});
