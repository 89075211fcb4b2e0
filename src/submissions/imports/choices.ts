import { z } from 'zod';

/** What somebody chose in the dry run; absent for what they have not. */
export const importChoices = z.object({
  days: z.enum(['day-first', 'month-first']).optional(),
  decimal: z.enum(['.', ',']).optional(),
  /** For amounts of which the file names none. */
  currency: z.string().optional(),
  /** By the stage of the file: the key of one of ours, or `won`, or `lost`. */
  stages: z.record(z.string(), z.string()),
  /** By the owner in the file: the id of an account, or empty for nobody. */
  owners: z.record(z.string(), z.string()),
});
export type ImportChoices = z.infer<typeof importChoices>;

export const noChoices: ImportChoices = { stages: {}, owners: {} };
