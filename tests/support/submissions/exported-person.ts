import type { TypedUser } from 'payload';
import { z } from 'zod';

import { exportPerson } from '@/inbox/data-protection/export-person';

const mail = z.looseObject({ files: z.array(z.looseObject({ content: z.string().nullable() })) });

const file = z.object({
  whoseWords: z.record(z.string(), z.string()),
  email: z.string(),
  records: z.array(
    z.looseObject({ submission: z.looseObject({ id: z.string() }), replies: z.array(mail) }),
  ),
  mails: z.array(mail),
  joins: z.array(z.unknown()),
  people: z.array(z.unknown()),
  toImport: z.array(z.record(z.string(), z.string())),
});

/** What an export of a person says, read as whoever got the file reads it. */
export async function exported(user: TypedUser, emails: readonly string[]) {
  const parts: string[] = [];
  for await (const part of exportPerson(user, emails)) parts.push(part);
  return file.parse(JSON.parse(parts.join('')));
}
