import { z } from 'zod';

const person = z.object({ id: z.string(), name: z.string() });

/** What `/api/approvals` says of a draft. */
const state = z.object({
  me: z.string(),
  approval: z
    .object({
      state: z.enum(['waiting', 'approved', 'returned', 'changed']),
      asker: person,
      approver: person,
      note: z.string(),
      answer: z.string(),
    })
    .nullable(),
  colleagues: z.array(person),
  canAsk: z.boolean(),
  words: z.string().nullable(),
  savedAt: z.iso.datetime().nullable(),
  compare: z.object({ latest: z.string(), published: z.string() }).nullable(),
});
export type ApprovalState = z.infer<typeof state>;

/** A document of a collection, or a page that is there once. */
export interface Draft {
  readonly owner: string;
  readonly document: string | undefined;
}

const refused = z.object({ errors: z.array(z.object({ message: z.string() })).min(1) });

export const away = 'The site does not answer. Try again in a moment.';

/** @param deed what to do; without one, how it stands is asked */
export async function askApproval(
  { owner, document }: Draft,
  deed?: object,
): Promise<ApprovalState> {
  const query = new URLSearchParams({ owner, ...(document !== undefined && { document }) });
  const answer = await fetch(`/api/approvals?${query.toString()}`, {
    method: deed ? 'POST' : 'GET',
    ...(deed && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(deed) }),
  });
  const said: unknown = await answer.json().catch(() => null);
  if (!answer.ok) throw new Error(refused.safeParse(said).data?.errors[0]?.message ?? away);
  return state.parse(said);
}
