import { createLocalReq, type Payload, type PayloadRequest, type TypedUser } from 'payload';
import { z } from 'zod';

import { inOneTransaction } from '@/platform/payload/in-transaction';

import { takeItem, type ArticleImport, type ImportItem } from '../records/imports';
import type { Note, Outcome } from '../records/table';

/** One item of an import. */
export interface Step {
  readonly payload: Payload;
  readonly user: TypedUser;
  readonly running: ArticleImport;
  readonly item: ImportItem;
}

export interface Result {
  readonly outcome: Outcome;
  /** What came in. */
  readonly document?: string;
  readonly notes?: readonly Note[];
}

/** Somebody stopped the import meanwhile, or another process was faster. */
const isGone = new Error('The item is gone');

/**
 * Does what an item asks for and takes the item away, both or neither.
 * @param work gets the request whose transaction it is
 */
export async function settleItem(
  { payload, user, running, item }: Step,
  work: (req: PayloadRequest) => Promise<Result>,
): Promise<void> {
  const req = await createLocalReq({ user }, payload);
  try {
    await inOneTransaction(req, async () => {
      const { notes = [], ...result } = await work(req);
      if (!(await takeItem(req, { import: running.id, item, notes, ...result }))) throw isGone;
    });
  } catch (error) {
    if (error !== isGone) throw error;
  }
}

/** Has an item not come in, and says why. */
export const leaveOut = (step: Step, of: string, problem: string): Promise<void> =>
  settleItem(step, () => Promise.resolve({ outcome: 'refused', notes: [{ of, problem }] }));

const refusal = z.object({
  status: z.number().min(400).max(499),
  message: z.string(),
  data: z
    .object({ errors: z.array(z.object({ message: z.string(), label: z.string().optional() })) })
    .nullish()
    .catch(null),
});

/** Why the site does not take a document, in its own words; undefined where that is not the reason. */
export function refusalOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { data: found } = refusal.safeParse({
    status: 'status' in error ? error.status : undefined,
    message: error.message,
    data: 'data' in error ? error.data : undefined,
  });
  const errors = found?.data?.errors ?? [];
  if (errors.length === 0) return found?.message;
  return errors.map(({ label, message }) => (label ? `${label}: ${message}` : message)).join(' ');
}
