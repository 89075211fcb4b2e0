import { z } from 'zod';

import { exportPerson } from '@/inbox/data-protection/export-person';
import { streamOf } from '@/inbox/export';
import { emailSchema } from '@/platform/email-schema';

import { privateFile } from '@/platform/private-file';
import { forThoseWho } from '../../staff-file';

const addresses = z.array(emailSchema).min(1).max(100);

/**
 * All that is kept of one person’s addresses, as a file for whoever it belongs to. The addresses stand
 * in the body: what stands in a URL is logged and remembered.
 */
export const POST = (request: Request): Promise<Response> =>
  forThoseWho('erase', async (user) => {
    const sent = await request.formData().catch(() => null);
    const emails = addresses.safeParse(sent?.getAll('email'));
    if (!emails.success) return new Response('An email address is missing.\n', { status: 400 });
    const person = streamOf(exportPerson(user, emails.data));
    return privateFile(person, 'application/json; charset=utf-8', 'filename="personal-data.json"');
  });
