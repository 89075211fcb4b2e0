import { expect, type APIRequestContext, type Page } from 'playwright/test';
import { z } from 'zod';

import { query, staff } from '../site';

const version = z.object({ id: z.string() });

/** Throws away what a test has typed and not published: others change the same document. */
export async function discardDraft(
  request: APIRequestContext,
  collection: 'industries' | 'projects',
  id: string,
): Promise<void> {
  await request.post('/api/users/login', { data: staff.editor });
  const [newest] = await query(
    `SELECT id FROM _${collection}_v WHERE parent_id = $1 AND version__status = 'published'
     ORDER BY updated_at DESC LIMIT 1`,
    [id],
  );
  const answer = await request.post(`/api/${collection}/versions/${version.parse(newest).id}`);
  expect(answer.status()).toBe(200);
}

/**
 * Settles once a draft has saved itself with these words, a moment after they are typed.
 * @param address of the API, with a query
 */
export const untilDraftHolds = (page: Page, address: string, words: string): Promise<void> =>
  expect
    .poll(async () => (await page.request.get(`${address}&draft=true`)).text())
    .toContain(words);
