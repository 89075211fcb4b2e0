import { ValidationError, type PayloadRequest } from 'payload';

import { planRows, type Planned, type PlannedRow } from './plan-rows';
import type { FileRow } from './read-rows';

/** What became of a row. */
export interface BroughtRow extends Omit<PlannedRow, 'outcome'> {
  readonly outcome: PlannedRow['outcome'] | 'made' | 'changed';
}

/**
 * Stores some rows, each by itself: one that is refused leaves the others.
 * @param changes whether those that are here and lead elsewhere are changed
 */
export async function bringIn(
  rows: readonly FileRow[],
  { changes, req }: { readonly changes: boolean; readonly req: PayloadRequest },
): Promise<BroughtRow[]> {
  const brought: BroughtRow[] = [];
  for (const planned of await planRows(rows, req))
    brought.push(withoutStored(await store(planned, changes, req)));
  return brought;
}

/** What whoever asks is told of a row. */
export const withoutStored = ({ line, from, to, kind, outcome, note }: BroughtRow): BroughtRow => ({
  ...{ line, from, to, kind },
  ...{ outcome, note },
});

async function store(planned: Planned, changes: boolean, req: PayloadRequest): Promise<BroughtRow> {
  const { id, settled, outcome } = planned;
  if (settled === undefined || (outcome === 'changes' && !changes)) return planned;
  const { from, to, type } = settled;
  const all = {
    collection: 'redirects',
    data: { from, to, type },
    depth: 0,
    overrideAccess: false,
    user: req.user,
  } as const;
  try {
    if (id === undefined) await req.payload.create(all);
    else await req.payload.update({ ...all, id });
    return { ...planned, outcome: id === undefined ? 'made' : 'changed', note: '' };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    // Somebody made the same one meanwhile.
    const [problem] = error.data.errors;
    return { ...planned, outcome: 'refused', note: problem?.message ?? error.message };
  }
}
