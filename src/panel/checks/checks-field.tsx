import type { Payload, TypedUser } from 'payload';

import { Checks } from './checks';
import { readKnown } from './known';

/** In the view of each document of content, beside its form. */
export const ChecksField = async ({ payload, user }: { payload: Payload; user: TypedUser }) => (
  <Checks known={await readKnown(payload, user)} />
);
