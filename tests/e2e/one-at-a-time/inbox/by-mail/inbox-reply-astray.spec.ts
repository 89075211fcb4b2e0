import { isOn } from '@/features';

import { email, test, type Mailing } from '../../../../support/staff/mailing-site';
import { signedIn } from '../../../../support/staff/callers';
import { postsOf, send as post } from '../../../../support/staff/rendered-forms';
import { expect, long, query } from '../../../../support/site';
import { note, mailsIn } from '../../../../support/staff/inbox';
import { box, press, send, stored } from '../../../../support/staff/replies';
import { signInByRequest } from '../../../../support/staff/staff-session';

test.skip(!isOn('replies'), 'The site does without.');

/** Whoever has the request open is shown it. */
const answerByColleague = ({ id }: Mailing) =>
  query(
    `WITH entry AS (
       INSERT INTO thread_entries (id, submission, position, state, address, text, written_at, due_at, settled_at)
       VALUES (gen_random_uuid(), $1, 1, 'sent', $2, 'Hello from them.', now(), now(), now())
     )
     UPDATE quote_submissions SET updated_at = now() WHERE id = $1`,
    [id, email],
  );

for (const isShown of [false, true]) {
  const when = isShown ? 'though the page shows it already' : 'before the page shows it';
  test(`who is overtaken by a colleague is told, ${when}, and loses nothing`, async ({
    site,
    page,
  }) => {
    if (!isShown) await page.route('**/admin/revision**', (route) => route.abort());
    const detail = await site.open(page);
    await box(detail).fill('Hello from me.');
    await answerByColleague(site);
    if (isShown) await expect(detail.getByText('Hello from them.')).toBeVisible();
    await send(detail).click();
    await expect(detail.getByRole('alert')).toContainText('Meanwhile a colleague answered');
    await expect(detail.getByText('Hello from them.')).toBeVisible();
    await expect(box(detail)).toHaveValue('Hello from me.');
    await send(detail).click();
    await expect(mailsIn(detail)).toHaveCount(2);
  });
}

test('a reply stays with its submission, apart from the note, and when the network is gone', async ({
  site,
  page,
}) => {
  const other = await stored(email, 'Q-KIT-03');
  const detail = await site.open(page);
  await box(detail).fill('For the first.');
  await note(detail).fill('A note.');
  await page.goto(`${site.url}/admin?tab=quote&open=${other}`);
  await expect(box(detail)).toHaveValue('');
  await page.goto(`${site.url}/admin?tab=quote&open=${site.id}`);
  await expect(box(detail)).toHaveValue('For the first.');
  await expect(note(detail)).toHaveValue('A note.');
  await page.route('**/admin**', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await send(detail).click();
  await expect(detail.getByRole('alert')).toContainText('The server cannot be reached');
  await expect(box(detail)).toHaveValue('For the first.');
  await page.unroute('**/admin**');
  await send(detail).click();
  await expect(mailsIn(detail)).toHaveCount(1);
  await expect(note(detail)).toHaveValue('A note.');
});

test(
  'whichever answers are lost, what is taken back is in the box, once',
  { tag: long },
  async ({ site, page }) => {
    const detail = await site.open(page);
    /** The next request arrives, and its answer does not. */
    const loseAnswer = () =>
      page.route(
        '**/admin**',
        async (route) => {
          if (route.request().method() !== 'POST') return route.fallback();
          await route.fetch();
          await route.abort();
        },
        { times: 1 },
      );
    await box(detail).fill('Hello Kit.');
    await loseAnswer();
    await send(detail).click();
    await expect(detail.getByRole('alert')).toContainText('nobody can say whether this was done');
    await page.reload();
    await expect(mailsIn(detail)).toHaveCount(1);
    await expect(box(detail)).toHaveValue('Hello Kit.');
    await loseAnswer();
    await press(detail, 'Undo');
    await expect(detail.getByRole('alert')).toContainText('nobody can say whether this was done');
    await page.reload();
    await expect(mailsIn(detail)).toHaveCount(0);
    await expect(box(detail)).toHaveValue('Hello Kit.');

    // Another tab has nothing of its own, and finds the words as well; here they are thrown away.
    const other = await page.context().newPage();
    const there = await site.open(other);
    await expect(box(there)).toHaveValue('Hello Kit.');
    // What the server's page holds is this tab's to change once its scripts have kept it.
    const kept = () => other.evaluate(() => JSON.stringify(sessionStorage));
    await expect.poll(kept).toContain('Hello Kit.');
    await box(there).fill('');
    const held = () => query('SELECT text FROM thread_entries WHERE submission = $1', [site.id]);
    await expect.poll(held).toEqual([{ text: '' }]);
    await send(detail).click();
    await expect(mailsIn(detail)).toHaveCount(1);
    await expect(box(detail)).toHaveValue('');
  },
);

test('nobody else sends, takes back or tries again', async ({ site, page }) => {
  await query(
    `INSERT INTO thread_entries
       (id, submission, position, state, address, text, written_at, due_at, problem)
     VALUES ($1, $1, 1, 'failed', $2, 'Answered already.', now(), now(), 'Nobody took it')`,
    [site.id, email],
  );
  await signInByRequest(page);
  const address = `/admin?tab=quote&open=${site.id}`;
  const html = await (await page.request.get(`${site.url}${address}`)).text();
  await page.goto(site.url);
  const posts = (await postsOf(page, { address, html, tick: site.id })).filter(({ fields }) =>
    fields.some(([name]) => name === 'intent'),
  );
  const names = posts.map(({ label }) => label.split(' on ')[0]);
  expect(names).toEqual(
    expect.arrayContaining(['Send', 'Preview', 'Insert', 'Try again', 'Take it back']),
  );
  const state = () => query('SELECT * FROM thread_entries WHERE submission = $1', [site.id]);
  const before = await state();
  for (const { cookie } of [{ cookie: '' }, await signedIn('editor')])
    for (const each of posts) {
      const answer = await post(each, { cookie });
      expect(await answer.text(), each.label).not.toContain('Answered already.');
      expect(await state(), each.label).toEqual(before);
    }
});
