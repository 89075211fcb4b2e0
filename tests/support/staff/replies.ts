import type { Locator, Page } from 'playwright/test';

import { query } from '../site';

/** Where a reply to Kit Marlow is written. */
export const box = (place: Page | Locator) => place.getByLabel('Reply to Kit Marlow');

export const send = (place: Page | Locator) =>
  place.getByRole('button', { name: 'Send', exact: true });

export const press = (place: Page | Locator, name: string) =>
  place.getByRole('button', { name, exact: true }).click();

/** A quote request of Kit Marlow's; gives its id. */
export async function stored(email: string, reference = 'Q-KIT-01'): Promise<string> {
  const [row] = await query(
    `INSERT INTO quote_submissions
       (reference, submitted_at, name, email, project_type, description,
        owner_notice_state, confirmation_state)
     VALUES ($1, now(), 'Kit Marlow', $2, 'portal', 'A portal for joiners.', 'sent', 'sent')
     RETURNING id`,
    [reference, email],
  );
  return String(row?.['id']);
}
