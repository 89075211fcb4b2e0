import 'server-only';

import type { TypedUser } from 'payload';

import { may } from '@/accounts/rights';
import { listViews, type SavedView } from '@/submissions/records/views/saved-views';

import { parseView, viewAddress, viewWith, type InboxView } from '../list/inbox-view';
import { reading } from '../list/reads/reading';

/** What a saved view is: the address without its page and without what is open. */
export const queryOfView = (view: InboxView): string =>
  viewAddress({ ...viewWith(view, null), page: null }).replace(/^\/admin\??/, '');

/** The same of an address that anybody may have sent, or that an earlier release saved. */
export const queryOf = (query: string): string =>
  queryOfView(parseView(Object.fromEntries(new URLSearchParams(query))));

export const addressOf = (query: string): string => (query ? `/admin?${query}` : '/admin');

export interface SavedViews {
  readonly views: readonly SavedView[];
  /** What they removed just now. */
  readonly removed: readonly SavedView[];
}

/** The views of somebody of staff; none where they could not be read. */
export async function readViews(user: TypedUser): Promise<SavedViews> {
  if (!may(user, 'read')) return { views: [], removed: [] };
  const found = (await reading('list saved views', () => listViews(user.id))) ?? [];
  const known = found.map((view) => ({ ...view, query: queryOf(view.query) }));
  return {
    views: known.filter(({ isRemoved }) => !isRemoved),
    removed: known.filter(({ isRemoved }) => isRemoved),
  };
}
