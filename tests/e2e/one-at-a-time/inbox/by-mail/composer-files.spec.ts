import { isOn } from '@/features';

import { violations } from '../../../../support/pages/axe';
import { expect, query } from '../../../../support/site';
import { carry, file, picture } from '../../../../support/staff/dropped-files';
import { mailsIn } from '../../../../support/staff/inbox';
import { test } from '../../../../support/staff/mailing-site';
import { box, press, send } from '../../../../support/staff/replies';
import { signInByRequest } from '../../../../support/staff/staff-session';

test.skip(!isOn('incoming-mail'), 'The site does without.');

const bo = 'bo@quay.example';
test.afterEach(() =>
  query(`WITH waiting AS (DELETE FROM attachments WHERE entry IS NULL AND author IS NOT NULL)
         DELETE FROM contact_submissions WHERE email = '${bo}'`),
);

test('files are dropped on a reply, and what is refused is named before it is sent anywhere', async ({
  site,
  page,
}) => {
  const detail = await site.open(page);
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/admin/attachments')) posts.push(request.method());
  });
  const place = detail.getByText('Attach files');
  const given = [file('plan.txt', 'A plan.'), file('tool.exe', 'MZ'), picture('dock.png')];
  // Files are dragged for as long as it takes: the page's script may still be on its way.
  await expect(async () => {
    await carry(place, 'dragover', given);
    await expect(detail.getByText('Drop files here to attach them')).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 20_000 });
  await expect(detail.getByText('Drop a picture here to have it stand')).toBeVisible();
  await carry(place, 'drop', given);
  await expect(detail.locator('[data-drop-mark]')).toHaveCount(0);
  const files = detail.getByRole('list', { name: 'Files' });
  await expect(files.getByRole('listitem')).toHaveCount(2);
  await expect(detail.getByRole('alert')).toHaveText(
    /^tool\.exe was not attached\. Files of this kind are not taken\./,
  );
  expect(posts).toHaveLength(2);
  expect(await violations(page)).toEqual([]);
  // Beside the composer nothing is taken, and the page stays.
  await carry(page.getByRole('heading', { level: 1 }).first(), 'drop', given);
  await expect(files.getByRole('listitem')).toHaveCount(2);
  // The field goes on as before.
  await detail.getByLabel('Attach files').setInputFiles({
    ...{ name: 'more.txt', mimeType: 'text/plain', buffer: Buffer.from('More.') },
  });
  await expect(files.getByRole('listitem')).toHaveCount(3);

  await box(detail).fill('Look:');
  await files.getByRole('button', { name: 'Put into the words dock.png' }).press('Enter');
  await expect(box(detail)).toHaveValue('Look:\n[Picture: dock](dock.png)\n');
  await page.keyboard.type('The old dock');
  await expect(box(detail)).toHaveValue('Look:\n[Picture: The old dock](dock.png)\n');
  await expect(files.getByText('It stands among the words.')).toBeVisible();
  await press(detail, 'Preview');
  await expect(
    detail.getByRole('region', { name: 'Preview' }).getByAltText('The old dock'),
  ).toHaveJSProperty('naturalWidth', 1);
  await files.getByRole('button', { name: 'Remove dock.png' }).click();
  await expect(box(detail)).toHaveValue('Look:');
  await expect(files.getByRole('listitem')).toHaveCount(2);
});

test('a picture that is pasted stands in the mail, comes back with it, and is shown in the thread', async ({
  site,
  page,
}) => {
  const detail = await site.open(page);
  await box(detail).fill('Look:\nSo it was.');
  await box(detail).press('Control+Home');
  await box(detail).press('End');
  await carry(box(detail), 'paste', [picture('image.png')]);
  const line = 'Look:\n[Picture: image](image.png)\nSo it was.';
  await expect(box(detail)).toHaveValue(line);
  await expect(detail.getByText('It stands among the words.')).toBeVisible();
  await send(detail).click();
  const mail = mailsIn(detail);
  await expect(mail.getByAltText('image')).toHaveJSProperty('naturalWidth', 1);
  await mail.getByRole('button', { name: 'Undo' }).click();
  await expect(box(detail)).toHaveValue(line);
  await send(detail).click();
  await expect.poll(() => site.mails.received.length, { timeout: 60_000 }).toBe(1);
  const [sent] = site.mails.received;
  expect(sent?.mail.html).toMatch(/Look:<\/p>\n<p[^>]*><img src="cid:[^"]+" alt="image"/);
  expect(sent?.mail.attachments).toMatchObject([{ filename: 'image.png', related: true }]);
  expect(sent?.mail.text).toContain(line);
});

test('a mail waits for what is on its way to it, and what never arrives leaves no line', async ({
  site,
  page,
}) => {
  const detail = await site.open(page);
  const answers: (() => Promise<void>)[] = [];
  await page.route('**/admin/attachments', (route) => {
    answers.push(() => route.abort());
  });
  await box(detail).fill('Look:');
  await carry(box(detail), 'paste', [picture('image.png')]);
  await expect(detail.getByText('Attaching image.png...')).toBeVisible();
  await send(detail).click();
  await box(detail).pressSequentially('x');
  await expect(mailsIn(detail)).toHaveCount(0);
  await expect.poll(() => answers.length).toBe(1);
  await answers[0]?.();
  await expect(detail.getByRole('alert')).toContainText('The server cannot be reached');
  await expect(box(detail)).toHaveValue(/^Look:\s*$/);
  await box(detail).fill('[Picture: image](image.png)');
  await send(detail).click();
  await expect(detail.getByRole('alert').last()).toContainText(
    'Not sent. The words show the picture image.png, which is not among the files.',
  );
  await expect(mailsIn(detail)).toHaveCount(0);
});

test('a new mail and a forward take files, too', async ({ site, page }) => {
  await signInByRequest(page);
  await page.goto(`${site.url}/admin/new-mail`);
  await page.getByLabel('To', { exact: true }).fill(bo);
  await page.getByLabel('Subject').fill('Our stairs');
  const words = page.getByLabel('Message');
  await words.fill('We met on Monday.');
  await carry(words, 'drop', [picture('stairs.png'), file('plan.txt', 'A plan.')]);
  await expect(words).toHaveValue('We met on Monday.\n[Picture: stairs](stairs.png)\n');
  const files = page.getByRole('list', { name: 'Files' });
  await expect(files.getByRole('listitem')).toHaveCount(2);
  expect(await violations(page)).toEqual([]);
  await files.getByRole('button', { name: 'Remove plan.txt' }).click();
  await expect(files.getByRole('listitem')).toHaveCount(1);
  await expect(words).toHaveValue('We met on Monday.\n[Picture: stairs](stairs.png)\n');
  await page.getByRole('button', { name: 'Send' }).click();
  const detail = page.locator('[data-item]:visible').first();
  await expect(detail.getByAltText('stairs')).toHaveJSProperty('naturalWidth', 1);
  await expect.poll(() => site.mails.received.length, { timeout: 60_000 }).toBe(1);
  expect(site.mails.received[0]?.mail.attachments).toMatchObject([{ filename: 'stairs.png' }]);

  await page.reload();
  await detail.getByRole('link', { name: 'Forward the conversation' }).click();
  await page.getByLabel('To', { exact: true }).fill('kim@quay.example');
  await expect(
    page.getByRole('region', { name: 'What is forwarded' }).getByRole('img'),
  ).toHaveCount(1);
  await carry(page.getByText('Attach files'), 'drop', [file('more.txt', 'More.')]);
  await expect(files.getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: 'Forward' }).click();
  await expect.poll(() => site.mails.received.length, { timeout: 60_000 }).toBe(2);
  const names = site.mails.received[1]?.mail.attachments.map(({ filename }) => filename);
  expect(names?.toSorted()).toEqual(['more.txt', 'stairs.png']);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 780 }, hasTouch: true });

  test('a picture is chosen and put into the words', async ({ site, page }) => {
    await site.open(page);
    const detail = page.locator('[data-item]:visible').first();
    await box(detail).fill('Look:');
    await detail.getByLabel('Attach files').setInputFiles({
      ...{ name: 'dock.png', mimeType: 'image/png' },
      buffer: Buffer.from(picture('dock.png').content, 'base64'),
    });
    await detail.getByRole('button', { name: 'Put into the words dock.png' }).tap();
    await expect(box(detail)).toHaveValue('Look:\n[Picture: dock](dock.png)\n');
    expect(await violations(page)).toEqual([]);
    await send(detail).click();
    await expect(mailsIn(detail).getByAltText('dock')).toBeVisible();
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    expect(scrollWidth).toBe(clientWidth);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('files of a new mail are attachments, added before it is written', async ({
    site,
    page,
  }) => {
    await signInByRequest(page);
    await page.goto(`${site.url}/admin/new-mail`);
    await page.getByLabel('Attach files').setInputFiles([
      { name: 'plan.txt', mimeType: 'text/plain', buffer: Buffer.from('A plan.') },
      { name: 'more.txt', mimeType: 'text/plain', buffer: Buffer.from('More.') },
    ]);
    await page.getByRole('button', { name: 'Add them' }).click();
    await expect(page.getByRole('list', { name: 'Files' }).getByRole('listitem')).toHaveCount(2);
    await page.getByLabel('To', { exact: true }).fill(bo);
    await page.getByLabel('Subject').fill('Our stairs');
    await page.getByLabel('Message').fill('We met on Monday.');
    await page.getByRole('button', { name: 'Remove more.txt' }).click();
    await expect(page.getByRole('list', { name: 'Files' }).getByRole('listitem')).toHaveCount(1);
    await expect(page.getByLabel('Message')).toHaveValue('We met on Monday.');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect.poll(() => site.mails.received.length, { timeout: 60_000 }).toBe(1);
    expect(site.mails.received[0]?.mail.attachments).toMatchObject([{ filename: 'plan.txt' }]);
  });
});
