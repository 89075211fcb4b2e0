import type { Locator, Page } from 'playwright/test';

/** The open submission, where it stands beside the table. */
export const shownSubmission = (page: Page) => page.getByRole('complementary');

export const note = (place: Page | Locator) => place.getByLabel('A note for colleagues');

export const addNote = (place: Page | Locator) => place.getByRole('button', { name: 'Add note' });
