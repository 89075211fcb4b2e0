import type { Endpoint } from 'payload';
import { z } from 'zod';

import { emailSchema } from '@/platform/email-schema';
import { forgottenPasswordPath } from '@/platform/payload/own-routes';
import { takePasswordLink } from '@/accounts/guards';

import { limitTries } from '../hooks/guard-sign-in';

const forgotten = z.object({ email: z.string().trim().toLowerCase().pipe(emailSchema) });

/**
 * Takes the place of Payload's own endpoint. That one sends the mail while the caller waits, so its
 * time tells who has an account. The panel and the inbox use this one.
 */
export const forgottenPassword: Endpoint = {
  path: forgottenPasswordPath,
  method: 'post',
  handler: async (req) => {
    await limitTries(req);
    const body: unknown = await req.json?.().catch(() => null);
    const asked = forgotten.safeParse(body);
    if (!asked.success) {
      const message = 'Please enter a valid email address.';
      return Response.json({ errors: [{ message }] }, { status: 400 });
    }
    if (await takePasswordLink(asked.data.email))
      await req.payload.jobs.queue({
        task: 'send-password-link',
        input: asked.data,
        overrideAccess: true,
      });
    return Response.json({ message: req.t('general:success') });
  },
};
