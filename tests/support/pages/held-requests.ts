import type { Page } from 'playwright/test';

/**
 * Holds up requests, so that a test can look at what stands on the page meanwhile.
 * @returns lets them go
 */
export async function holdRequests(page: Page, address: string | RegExp): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
