import { expect, type Locator, type Page } from 'playwright/test';

/** Wide enough for the header's links, and a phone, which has the hamburger instead. */
export const wide = { width: 1280, height: 800 };
export const small = { width: 375, height: 740 };

/** Opens a page and waits for the header's script, which says whether its menus are open. */
export async function openPage(page: Page, address: string) {
  await page.goto(address);
  await expect(page.locator('header button[aria-expanded]')).toHaveCount(2);
}

/** Each link as its words and where it leads, in the order of the page. */
export async function linksOf(container: Locator): Promise<[string, string | null][]> {
  const links = await container.getByRole('link').all();
  return Promise.all(
    links.map(async (link): Promise<[string, string | null]> => [
      (await link.innerText()).trim(),
      await link.getAttribute('href'),
    ]),
  );
}
