import type { Page } from 'playwright/test';

export const region = (page: Page, name: string) =>
  page.getByRole('main').getByRole('region', { name, exact: true });
export const advantage = (page: Page) => region(page, 'The OneLayer Advantage');
export const services = (page: Page) => region(page, 'Features & Functionality');
export const stories = (page: Page) => region(page, 'Success Stories');
export const process = (page: Page) => page.locator('#process');
export const contact = (page: Page) => page.locator('#contact');

/** Some text, whatever an editor makes of it. */
export const words = /\w/;
