import { Forbidden, type Endpoint } from 'payload';
import { z } from 'zod';

import { addressOfLaunchList } from '@/platform/payload/panel/addresses';

import { editors } from '../access';
import { byHand, setTick } from './by-hand';

const order = z.object({ key: z.enum(byHand), deed: z.enum(['tick', 'untick']) });

/** `POST /api/launch-list`, as a form of the panel sends it: something is done, or not yet. It leads back to the list. */
export const launchList: Endpoint = {
  path: '/launch-list',
  method: 'post',
  handler: async (req) => {
    const { payload, user } = req;
    if (!editors({ req }) || user?.collection !== 'users') throw new Forbidden(req.t);
    const sent = await req.formData?.().catch(() => null);
    const { data } = order.safeParse(Object.fromEntries(sent ?? new FormData()));
    if (data) await setTick(payload, data.key, data.deed === 'tick' ? user.id : undefined);
    return new Response(null, { status: 303, headers: { Location: addressOfLaunchList } });
  },
};
