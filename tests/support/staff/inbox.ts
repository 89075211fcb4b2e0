import type { Locator, Page } from 'playwright/test';

import { expect } from '../site';

/** The open submission, where it stands beside the table. */
export const shownSubmission = (page: Page) => page.getByRole('complementary');

/** The mails of an open submission, without the notes and what was done between them. */
export const mailsIn = (place: Page | Locator) => place.locator('li[data-entry]');

export const note = (place: Page | Locator) => place.getByLabel('A note for colleagues');

export const addNote = (place: Page | Locator) => place.getByRole('button', { name: 'Add note' });

/** Gives the keys to the list, as a click into it does. */
export const intoList = (page: Page) => page.locator('#submissions').focus();

/** Waits until single keys do something: their button says so. */
export const keysAnswer = (page: Page) =>
  expect(page.getByRole('button', { name: 'Keyboard shortcuts' })).toBeEnabled();
