import { z } from 'zod';

const refusal = z.object({
  status: z.int().min(400).max(499),
  isPublic: z.boolean().default(true),
});

/**
 * An error that answers a request with a 4xx: nothing failed here. It is known by its status, because
 * the build minifies the names of our classes, and holds several copies of one.
 */
export const refusalOf = (error: unknown): z.infer<typeof refusal> | undefined =>
  error instanceof Error ? refusal.safeParse(error).data : undefined;
