import { isOn } from '@/features';
import { mailFramePolicy } from '@/platform/mail/frame-policy';

import { violations } from '../../../../support/pages/axe';
import { expect } from '../../../../support/site';
import { mailsIn } from '../../../../support/staff/inbox';
import { email, test } from '../../../../support/staff/mailing-site';
import { signedAddress } from '../../../../support/submissions/thread-address';

test.skip(!isOn('incoming-mail'), 'The site does without.');

// What the policy refuses, the browser says; and that the check of accessibility does not get into the frame.
test.use({
  expected:
    /request to http:\/\/localhost:\d+|Failed to load resource|track\.example|'postMessage' on 'DOMWindow'/,
});

test('the original of a mail is shown in a frame that runs nothing and asks nobody', async ({
  site,
  page,
}) => {
  const png =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  const lines = [
    ...[`From: Kit Marlow <${email}>`, `To: ${signedAddress('quote', site.id)}`],
    ...['Subject: Our drawing', 'Message-ID: <drawing@thread>', 'MIME-Version: 1.0'],
    ...['Content-Type: multipart/related; boundary=b', '', '--b', 'Content-Type: text/html', ''],
    '<base href="https://track.example/"><script>document.body.append("It ran.")</script>',
    '<link rel="stylesheet" href="https://track.example/a.css">',
    '<style>p { color: rgb(0, 51, 102); background: url(https://track.example/b.png) }</style>',
    '<p>See the drawing.</p><img alt="Seen" src="https://track.example/c.png">',
    ...['<img alt="Drawing" src="cid:d@1"><a href="https://marlow.example/">Our page</a>', '--b'],
    ...['Content-Type: image/png', 'Content-Transfer-Encoding: base64', 'Content-ID: <d@1>', ''],
    ...[png, '--b--', ''],
  ];
  site.mailbox.deliver(Buffer.from(lines.join('\r\n')));
  const detail = await site.open(page);
  const mail = mailsIn(detail).filter({ hasText: 'See the drawing.' });
  await expect(mail).toBeVisible({ timeout: 60_000 });
  const answered = new Set<string>();
  const refused = new Map<string, string>();
  page.on('response', (response) => answered.add(new URL(response.url()).hostname));
  page.on('requestfailed', (request) => {
    if (!request.url().startsWith(site.url))
      refused.set(request.url(), request.failure()?.errorText ?? '');
  });
  await mail.getByRole('link', { name: 'Show the original' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Our drawing' })).toBeVisible();
  const frame = page.frameLocator('iframe[title="The mail as it came"]');
  await expect(frame.getByText('See the drawing.')).toHaveCSS('color', 'rgb(0, 51, 102)');
  expect(await frame.locator('body').innerText()).not.toContain('It ran.');
  const width = (name: string) =>
    frame.getByRole('img', { name }).evaluate((img: HTMLImageElement) => img.naturalWidth);
  expect([await width('Drawing'), await width('Seen')]).toEqual([1, 0]);
  // None left the browser: the policy refused the pictures, and nobody asked for the rest.
  expect([...answered]).not.toContain('track.example');
  expect([...refused.keys()].sort()).toEqual([
    'https://track.example/b.png',
    'https://track.example/c.png',
  ]);
  expect(new Set(refused.values())).toEqual(new Set(['csp']));
  expect(await violations(page)).toEqual([]);
  const address = (await page.locator('iframe').getAttribute('src')) ?? '';
  const answer = await page.request.get(`${site.url}${address}`);
  expect(answer.headers()['content-security-policy']).toBe(mailFramePolicy);
  expect(answer.headers()).toMatchObject({
    'x-frame-options': 'SAMEORIGIN',
    'referrer-policy': 'no-referrer',
    'cache-control': 'private, no-store',
  });
  await page.context().clearCookies();
  expect((await page.request.get(`${site.url}${address}`)).status()).toBe(403);
});
