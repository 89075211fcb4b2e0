import { z } from 'zod';

import { place } from '~/site.config';

import { expect, long, staff, test } from '../../../support/site';
import { formRuns } from '../../../support/staff/panel-form';
import { signInByRequest } from '../../../support/staff/staff-session';

const made = z.object({ doc: z.object({ id: z.string() }) });
const slug = 'details-of-tests';
const day = 86_400_000;

// Payload's drawer writes what was refused to the console, too.
test.use({ expected: /This time has passed/ });

test.afterAll(async ({ request }) => {
  await request.post('/api/users/login', { data: staff.editor });
  await request.delete(`/api/pages?where[slug][like]=${slug}&draft=true`);
});

test(
  'lists, versions and dates say what is so, and a text takes what Word puts on the clipboard',
  { tag: long },
  async ({ page }) => {
    await signInByRequest(page, staff.editor);
    const api = page.request;
    const blocks = [{ blockType: 'hero' }, { blockType: 'text' }];
    const { doc } = made.parse(
      await (await api.post('/api/pages', { data: { title: 'Details', slug, blocks } })).json(),
    );
    const [document, form] = [`/api/pages/${doc.id}`, `/cms/collections/pages/${doc.id}`];
    const listed = page.getByRole('row').filter({ hasText: slug });

    await api.patch(`${document}?draft=true`, { data: { title: 'Details that wait' } });
    await page.goto('/cms/collections/pages');
    await expect(listed).toContainText('Published, with changes that wait');
    await api.patch(document, { data: { _status: 'draft' } });
    await page.reload();
    await expect(listed.getByText('Draft', { exact: true })).toBeVisible();
    await expect(listed).not.toContainText('ublished');

    await page.goto(`${form}/versions`);
    const versions = page.locator('.versions-list tbody tr');
    await expect(versions.first()).toContainText('Site editor');
    await expect(page.locator('.versions-list')).not.toContainText(/[0-9a-f]{8}-[0-9a-f]{4}/);
    await expect(page.locator('.versions-list')).not.toContainText('What visitors see');
    await versions.first().getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`${form}/versions/[0-9a-f-]{36}`));

    await page.goto(form);
    await formRuns(page);
    await page
      .getByRole('tab', { name: 'SEO' })
      .or(page.getByRole('button', { name: 'SEO' }))
      .first()
      .click();
    await expect(page.getByText('Search engines show about 60 characters.')).toBeVisible();
    await expect(page.getByText('Search engines show about 155 characters.')).toBeVisible();

    const body = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body><!--StartFragment-->
<h1>Our offer<o:p></o:p></h1>
<p class=MsoNormal><img width=20 src="file:///C:/a/image001.png"><o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>Apples<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span><span style='mso-list:Ignore'>o<span>&nbsp; </span></span></span><![endif]>Cox<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span>&nbsp;</span></span></span><![endif]>Pears<o:p></o:p></p>
<p class=MsoNormal>In order:<o:p></o:p></p>
<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span></span><![endif]>First<o:p></o:p></p>
<table class=MsoTableGrid><tr><td><p class=MsoNormal>Users<o:p></o:p></p></td><td><p class=MsoNormal><b>40</b><o:p></o:p></p></td></tr><tr><td><p>Budget</p></td><td><p>£20k</p></td></tr></table>
<!--EndFragment--></body></html>`;
    await page
      .getByRole('tab', { name: 'Page' })
      .or(page.getByRole('button', { name: 'Page', exact: true }))
      .first()
      .click();
    await page.locator('#blocks-row-1 .collapsible__toggle').first().click();
    const editor = page.locator('#blocks-row-1 [contenteditable=true]').first();
    await editor.click();
    await page.keyboard.press('Control+A');
    await editor.evaluate((element, html) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', html);
      clipboardData.setData('text/plain', 'Our offer');
      element.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
    }, body);
    await expect(page.getByText(/^Left out: 1 picture\./)).toBeVisible();
    await expect(editor.locator('h3')).toHaveText('Our offer');
    await expect(editor.locator('ol > li')).toHaveText(['First']);
    await expect(editor.locator('ul ul > li')).toHaveText(['Cox']);
    await expect(
      editor.locator('ul > li').filter({ hasText: /^(Apples|Pears|Users \| 40|Budget \| £20k)$/ }),
    ).toHaveCount(4);
    await expect(editor).not.toContainText('·');

    // As from somebody who leaves the drawer open until the time has passed.
    const passed = new Date(Date.now() - day).toISOString();
    await page.route(`**${form}`, async (route) => {
      const said = route.request().postData() ?? '';
      await (said.includes('"schedule-publish"')
        ? route.continue({ postData: said.replace(/"date":"[^"]+"/, `"date":"${passed}"`) })
        : route.continue());
    });
    await page.goto(form);
    await formRuns(page);
    await page.locator('.form-submit .popup button').first().click();
    await page.getByRole('button', { name: 'Schedule Publish' }).click();
    const drawer = page.locator('.schedule-publish');
    await expect(drawer.getByText(place.clock)).toBeVisible();
    const tomorrow = new Date(Date.now() + day).toLocaleDateString('en-US', {
      month: 'short',
      day: 'numeric',
      year: 'numeric',
    });
    await drawer.locator('.date-time-picker input').fill(`${tomorrow} 10:00 AM`);
    await page.keyboard.press('Enter');
    await drawer.locator('#scheduled-publish-save').click();
    await expect(page.getByText('This time has passed. Choose a later one')).toBeVisible();
    await expect(page.getByText('Scheduled successfully')).toBeHidden();
  },
);

test('a file that is too large is refused with its limit before it is sent', async ({ page }) => {
  await signInByRequest(page, staff.editor);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/api/media'))
      sent.push(request.url());
  });
  await page.goto('/cms/collections/media/create');
  await formRuns(page);
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'large.png',
      mimeType: 'image/png',
      buffer: Buffer.alloc(11_000_000),
    });
  await expect(
    page.getByText(
      '“large.png” has 11 MB, which is too much. Send a PNG, JPEG, WebP, AVIF or SVG picture of at most 10 MB',
    ),
  ).toBeVisible();
  await expect(page.locator('.file-field__filename')).toBeHidden();
  expect(sent).toEqual([]);
});
