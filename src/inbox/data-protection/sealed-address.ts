import 'server-only';

import config from '@payload-config';
import { getPayload } from 'payload';
import { z } from 'zod';

import { emailSchema } from '@/platform/email-schema';

const lifetime = 60 * 60 * 1000;

const sealed = z.tuple([z.coerce.number(), emailSchema]);

/**
 * An email address as it may stand in the address of a page: it stands in the browser's history and
 * in the logs of proxies, and tells nothing there. After an hour it leads nowhere.
 */
export async function sealAddress(email: string, now = Date.now()): Promise<string> {
  const payload = await getPayload({ config });
  return payload.encrypt(`${now + lifetime} ${email}`);
}

/** @returns null where it was not sealed here, or too long ago */
export async function openAddress(text: string, now = Date.now()): Promise<string | null> {
  const payload = await getPayload({ config });
  try {
    const [until, email] = sealed.parse(payload.decrypt(text).split(' '));
    return until > now && until <= now + lifetime ? email : null;
  } catch {
    return null;
  }
}
