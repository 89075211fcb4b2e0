import type { FieldAccess } from 'payload';
import { z } from 'zod';

import { having } from '../access';

/** What a form says of who reads its answers. */
export const chosenReaders = z.object({
  readers: z.string().nullish(),
  namedReaders: z.array(z.union([z.string(), z.object({ id: z.string() })])).nullish(),
});

/** Of staff, and where named people alone read the answers, one of them. */
export const mayChooseReaders: FieldAccess = (given) => {
  if (!having('forms')(given)) return false;
  const { data } = chosenReaders.safeParse(given.doc ?? {});
  const named = (data?.namedReaders ?? []).map((each) =>
    typeof each === 'string' ? each : each.id,
  );
  if (data?.readers !== 'named' || named.length === 0) return true;
  return named.some((id) => id === given.req.user?.id);
};
