import type { Page } from 'playwright/test';

import { isOn } from '@/features';

import { brand } from '../../../../support/brand';
import { violations } from '../../../../support/pages/axe';
import { expect, long, query } from '../../../../support/site';
import { notAdmins, signedIn, type Caller } from '../../../../support/staff/callers';
import { mailsIn } from '../../../../support/staff/inbox';
import { email, test, type Mailing } from '../../../../support/staff/mailing-site';
import { postsOf, send as sendPost, type Post } from '../../../../support/staff/rendered-forms';
import { box, press, send, stored } from '../../../../support/staff/replies';
import { signInByRequest } from '../../../../support/staff/staff-session';

test.skip(!isOn('replies'), 'The site does without.');

test('a reply is written, looked at, sent, taken back, sent again, and stands in the thread', async ({
  site,
  page,
}) => {
  const detail = await site.open(page);
  expect(await violations(page)).toEqual([]);

  await detail.getByLabel('Template').selectOption('Three questions');
  await press(detail, 'Insert');
  await expect(box(detail)).toHaveValue(
    /^Hello Kit Marlow,\n\n[^{]*your portal project \(Q-KIT-01\)[^{}]*Kind regards,\n/,
  );
  await expect(box(detail)).toBeFocused();
  const text = await box(detail).inputValue();
  await press(detail, 'Preview');
  const preview = detail.getByRole('region', { name: 'Preview' });
  await expect(preview).toContainText(`To${email}`);
  await expect(preview).toContainText(`SubjectRe: your quote request to ${brand} (Q-KIT-01)`);
  expect(await violations(page)).toEqual([]);

  // What is typed is still there after a reload, and no preview shows other words.
  await box(detail).press('Control+End');
  await box(detail).pressSequentially(' PS');
  await expect(preview).toHaveCount(0);
  await page.reload();
  await expect(box(detail)).toHaveValue(`${text} PS`);

  await box(detail).press('Control+Enter');
  await expect(detail.getByText(/^Goes out in \d+ s$/)).toBeVisible();
  await expect(box(detail)).toHaveValue('');
  expect(await violations(page)).toEqual([]);
  await box(detail).fill('Meanwhile I type on.');
  await press(detail, 'Undo');
  await expect(box(detail)).toHaveValue(`${text} PS\n\nMeanwhile I type on.`);
  await expect(mailsIn(detail)).toHaveCount(0);

  await box(detail).fill('Hello Kit,\n\nlet us talk.');
  await send(detail).dblclick();
  await expect(mailsIn(detail)).toHaveCount(1);
  await expect(detail.locator('dl').first()).toContainText('StatusNew');
  await expect(detail.getByText(/^Sent \w{3} \d/)).toBeVisible({ timeout: 40_000 });
  await expect(detail.locator('dl').first()).toContainText('StatusReplied');
  expect(site.mails.received).toMatchObject([
    { to: [email], mail: { subject: `Re: your quote request to ${brand} (Q-KIT-01)` } },
  ]);
  // The words end with the signature of the team.
  expect(site.mails.received[0]?.mail.text).toMatch(
    /^Hello Kit,\n\nlet us talk\.\n\nKind regards,\n/,
  );
  await page.reload();
  await expect(mailsIn(detail)).toHaveText(/let us talk\.Kind regards,[^]*Sent /);
  await expect(box(detail)).toHaveValue('');
});

test('a reply that cannot go out says why, and its words can be taken back', async ({
  site,
  page,
}) => {
  const detail = await site.open(page, await stored('kit@refused.example', 'Q-KIT-02'));
  await box(detail).fill('Hello Kit.');
  await send(detail).click();
  const said = detail.getByText('Not sent. The mail server answered 550.');
  // Above all else, and where it was written.
  await expect(said).toHaveCount(2, {
    timeout: 40_000,
  });
  await expect(detail.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await press(detail, 'Take it back');
  await expect(box(detail)).toHaveValue('Hello Kit.');
});

const entriesOf = ({ id }: Mailing) =>
  query(`SELECT id, state, text FROM thread_entries WHERE submission = $1 ORDER BY position`, [id]);

/** Sends it as that site's own page does, unless `sender` says from where. */
const sendFrom = (site: Mailing, post: Post, sender: { cookie: string; origin?: string }) =>
  sendPost(post, { origin: site.url, ...sender });

/** What an admin can send about the quote request, by its buttons. */
async function offered(site: Mailing, page: Page, { cookie }: Caller): Promise<Post[]> {
  const address = `/admin?tab=quote&open=${site.id}`;
  const html = await (await fetch(site.url + address, { headers: { Cookie: cookie } })).text();
  const posts = await postsOf(page, { address, html, tick: '' });
  return posts
    .filter(({ fields }) => fields.some(([name]) => name === 'intent'))
    .map((post) => ({ ...post, address: site.url + post.address }));
}

test(
  'each button of a reply does something for an admin, and nothing for others',
  { tag: long },
  async ({ site, page }) => {
    const admin = await signedIn('admin');
    const written = await offered(site, page, admin);
    for (const button of ['Send', 'Preview', 'Insert']) {
      const post = written.find(({ label }) => label.startsWith(`${button} on `));
      expect([button, post]).toEqual([button, expect.anything()]);
      if (post) expect(await (await sendFrom(site, post, admin)).text()).toContain('Kit Marlow');
    }
    expect(await entriesOf(site)).toMatchObject([{ state: 'waiting', text: 'Written by a test' }]);
    await query(`UPDATE thread_entries SET due_at = '2099-01-01' WHERE submission = $1`, [site.id]);
    const before = await entriesOf(site);
    const posts = [...written, ...(await offered(site, page, admin))];
    const takeBack = posts.filter(({ fields }) =>
      fields.some(([name, value]) => name === 'intent' && value.startsWith('take-back ')),
    );
    expect(takeBack).not.toEqual([]);
    for (const [who, make] of notAdmins)
      await test.step(`for ${who}`, async () => {
        const other = await make();
        for (const post of posts)
          expect(await (await sendFrom(site, post, other)).text(), post.label).not.toContain(
            'Kit Marlow',
          );
        expect(await entriesOf(site)).toEqual(before);
      });
    for (const post of takeBack) await sendFrom(site, post, admin);
    expect(await entriesOf(site)).not.toEqual(before);
  },
);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a reply is begun by a template, looked at, sent, cancelled and sent', async ({
    site,
    page,
  }) => {
    const detail = await site.open(page);
    await detail.getByLabel('Template').selectOption('A call');
    await press(detail, 'Insert');
    await expect(box(detail)).toHaveValue(/^Hello Kit Marlow,/);
    await box(detail).fill('Hello Kit.\n\nA second line.');
    await press(detail, 'Preview');
    await expect(detail.getByRole('region', { name: 'Preview' })).toContainText('A second line.');
    await expect(box(detail)).toHaveValue('Hello Kit.\n\nA second line.');
    await send(detail).click();
    await expect(detail.getByText(/^Goes out at \d\d:\d\d:\d\d$/)).toBeVisible();
    await expect(box(detail)).toHaveValue('');
    await press(detail, 'Cancel');
    await expect(box(detail)).toHaveValue('Hello Kit.\n\nA second line.');
    await expect(mailsIn(detail)).toHaveCount(0);

    await query('DELETE FROM users_sessions');
    await send(detail).click();
    await expect(page.getByLabel('Your reply')).toHaveValue('Hello Kit.\n\nA second line.');
    await expect(page.getByRole('alert')).toContainText('The reply was not sent.');
    await signInByRequest(page);
    await send(page).click();
    await expect(detail.getByText(/^Goes out at/)).toBeVisible();
    await expect.poll(() => site.mails.received.length, { timeout: 40_000 }).toBe(1);
    await page.goto(`${site.url}/admin?tab=quote&open=${site.id}`);
    await expect(detail.getByText(/^Sent /)).toBeVisible();
  });
});
