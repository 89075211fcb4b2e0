import { z } from 'zod';

/** A redirect as the web process needs it. */
export const redirect = z.object({
  /** Decoded. */
  from: z.string(),
  /** A path of this site, encoded, or a whole address. */
  to: z.string(),
  status: z.union([z.literal(308), z.literal(307)]),
});

export type Redirect = z.infer<typeof redirect>;

/** Where the web process asks Next for all of them; the site's surface keeps others out. */
export const redirectsPath = '/_redirects';
