import type { JSHandle, Page } from 'playwright/test';

import { expect } from '../site';

/** The document that the server sends for an address, parsed and not shown: quick to read. */
export async function parsedPage(page: Page, address: string): Promise<JSHandle<Document>> {
  const response = await page.request.get(address);
  expect([address, response.status()]).toEqual([address, 200]);
  return page.evaluateHandle(
    (html) => new DOMParser().parseFromString(html, 'text/html'),
    await response.text(),
  );
}
