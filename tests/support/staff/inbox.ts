import type { Locator, Page } from 'playwright/test';

import { expect } from '../site';

/** The open submission, where it stands beside the table. */
export const shownSubmission = (page: Page) => page.getByRole('complementary');

export const note = (place: Page | Locator) => place.getByLabel('A note for colleagues');

export const addNote = (place: Page | Locator) => place.getByRole('button', { name: 'Add note' });

/** Waits until single keys do something: their button says so. */
export const keysAnswer = (page: Page) =>
  expect(page.getByRole('button', { name: 'Keyboard shortcuts' })).toBeEnabled();
