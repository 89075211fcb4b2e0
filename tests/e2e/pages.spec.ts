import { openPage } from '../support/pages/frame';
import { publicPages } from '../support/pages/public-pages';
import { expect, test } from '../support/site';

test('every page runs under its policy, complains of nothing and stays at home', async ({
  page,
}) => {
  for (const address of await publicPages()) {
    const answered = page.waitForResponse(address);
    // Until its scripts run: what they complain of, they have said by then.
    await openPage(page, address);
    const response = await answered;
    expect([address, response.status()]).toEqual([address, 200]);
    const policy = response.headers()['content-security-policy'] ?? '';
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
    expect(scripts).toContain("'sha256-");
    expect(scripts).not.toContain('unsafe');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  }
});
