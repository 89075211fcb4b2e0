import { z } from 'zod';

/** A redirect as the web process needs it. */
export const redirect = z.object({
  /** Decoded; with a query where only that is meant, and `/*` for all that lies below. */
  from: z.string(),
  /** A path of this site, encoded, or a whole address; `/*` at its end stands for the same. */
  to: z.string(),
  status: z.union([z.literal(308), z.literal(307)]),
});

export type Redirect = z.infer<typeof redirect>;

/** Where the web process asks Next for all of them; the site's surface keeps others out. */
export const redirectsPath = '/_redirects';
