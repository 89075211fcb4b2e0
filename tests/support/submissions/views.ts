import type { TypedUser } from 'payload';
import { expect } from 'vitest';

import { parseView, type InboxView, type SearchParams } from '@/inbox/list/inbox-view';
import { countFound } from '@/inbox/list/reads/counts';
import { listSubmissions } from '@/inbox/list/reads/page';

export const quotesView = (params: SearchParams): InboxView =>
  parseView({ tab: 'quote', ...params });

/** The view that an address of the inbox shows. */
export const viewAt = (address: string): InboxView =>
  parseView(Object.fromEntries(new URL(address, 'http://inbox').searchParams));

/** The references of the quote requests that somebody is shown, which the count agrees with. */
export async function quotesFound(params: SearchParams, user: TypedUser): Promise<string[]> {
  const view = quotesView(params);
  const page = await listSubmissions(view, user, view.page);
  expect(await countFound(view, user)).toBe(page?.submissions.length);
  expect(await countFound(view, user, page)).toBe(page?.submissions.length);
  return page?.submissions.map(({ reference }) => reference) ?? ['not read'];
}
