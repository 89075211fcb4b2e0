import { contentState } from '~/collections/deletion/content-state';

import type { Reading } from './reading';

type Find<Found> = (reading: Reading) => Promise<Found>;

/**
 * Caches what was found in all content until some of it changes: reading it all takes far longer than
 * asking what changed last. There is a cache for each role, since nobody is shown what they may not
 * read.
 * @param of whether a draft that changes is a change
 */
export function whileUnchanged<Found>(
  find: Find<Found>,
  of: 'drafts' | 'published' = 'drafts',
): Find<Found> {
  const kept = new Map<string, { state: string; found: Promise<Found> }>();
  return async (reading) => {
    const { role } = reading.user;
    const state = await contentState(reading.req, { withDrafts: of === 'drafts' });
    const last = kept.get(role);
    if (last?.state === state) return last.found;
    const found = find(reading);
    kept.set(role, { state, found });
    // A failure is not cached.
    found.catch(() => kept.delete(role));
    return found;
  };
}
