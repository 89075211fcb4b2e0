import { z } from 'zod';

/** The props that Payload's list of versions has in the drawer in which one is chosen (read in 3.90.2). */
const drawer = z.object({
  versions: z.object({ useVersionDrawerCreatedAtCell: z.literal(true) }),
});

export const isInDrawer = (props: unknown): boolean => drawer.safeParse(props).success;

/** In the address of a version: what to compare it with. */
export const comparedWith = 'versionFrom';
