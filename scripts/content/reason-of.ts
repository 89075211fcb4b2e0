import { z } from 'zod';

const ofFields = z.object({
  data: z.object({
    errors: z.array(z.object({ path: z.string(), message: z.string() })).min(1),
  }),
});

/** Why something was refused, in one line; null when nothing was. */
export function reasonOf(error: unknown): string | null {
  if (error === undefined) return null;
  const fields = ofFields.safeParse(error).data?.data.errors;
  if (fields) return fields.map(({ path, message }) => `${path}: ${message}`).join(' ');
  // Drizzle's own message is the statement.
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error ? cause.message : 'for no reason that is known';
}
