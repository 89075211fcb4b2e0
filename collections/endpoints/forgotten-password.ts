import type { Endpoint } from 'payload';
import { z } from 'zod';

import { limitTries } from '../hooks/guard-sign-in';

const forgotten = z.object({ email: z.string().trim().toLowerCase().pipe(z.email()) });

/**
 * Answers before Payload's own, which mails at once where there is an account: how long it takes
 * tells who has one. The panel and the inbox ask here.
 */
export const forgottenPassword: Endpoint = {
  path: '/forgot-password',
  method: 'post',
  handler: async (req) => {
    await limitTries(req);
    const body: unknown = await req.json?.().catch(() => null);
    const asked = forgotten.safeParse(body);
    if (!asked.success) {
      const message = 'Please enter a valid email address.';
      return Response.json({ errors: [{ message }] }, { status: 400 });
    }
    await req.payload.jobs.queue({
      task: 'send-password-link',
      input: asked.data,
      overrideAccess: true,
    });
    return Response.json({ message: req.t('general:success') });
  },
};
