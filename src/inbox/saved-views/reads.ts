import 'server-only';

import type { TypedUser } from 'payload';

import { listViews, type SavedView } from '@/submissions/records/views/saved-views';

import { reading } from '../list/reads/reading';
import { queryOf } from './query';

export interface SavedViews {
  readonly views: readonly SavedView[];
  /** What they removed just now. */
  readonly removed: readonly SavedView[];
}

/** The views of somebody of staff; none where they could not be read. */
export async function readViews(user: TypedUser): Promise<SavedViews> {
  if (user.role !== 'admin') return { views: [], removed: [] };
  const found = (await reading('list saved views', () => listViews(user.id))) ?? [];
  const known = found.map((view) => ({ ...view, query: queryOf(view.query) }));
  return {
    views: known.filter(({ isRemoved }) => !isRemoved),
    removed: known.filter(({ isRemoved }) => isRemoved),
  };
}
