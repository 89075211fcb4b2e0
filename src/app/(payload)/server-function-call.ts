import config from '@payload-config';
import { getPayload } from 'payload';
import { z } from 'zod';

import { userOf } from '@/accounts/guards';
import { noteActionBegun } from '@/platform/current-request';
import { serverFunctions } from '@/platform/payload/panel/server-functions';

const call = z.object({
  name: z.enum(serverFunctions),
  args: z.record(z.string(), z.unknown()),
});

/**
 * A call of one of Payload's server functions as the panel makes it, by somebody who is signed in.
 * Nothing else reaches them: they hand on what they get together with the request and its cookies.
 * No page that is shown before the sign-in calls one.
 *
 * @throws Unavailable when the session could not be looked for
 */
export async function serverFunctionCall(given: unknown, headers: Headers) {
  noteActionBegun();
  const { data } = call.safeParse(given);
  if (!data) return undefined;
  const payload = await getPayload({ config });
  return (await userOf(payload, headers)) ? data : undefined;
}
