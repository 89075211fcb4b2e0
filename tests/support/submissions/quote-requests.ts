import { sql } from '@payloadcms/db-postgres';
import { z } from 'zod';

import { payload } from '../payload';

const reference = /^[CQ]-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{2}$/;
export const acceptedAnswer = z.strictObject({
  id: z.uuid(),
  reference: z.string().regex(reference),
});

export function post(
  body: BodyInit,
  contentType = 'application/json',
  headers: Record<string, string> = {},
) {
  return new Request('http://localhost:3000/api/quote', {
    method: 'POST',
    headers: { 'Content-Type': contentType, Accept: 'application/json', ...headers },
    body,
  });
}

export async function stored(id: string) {
  const { rows } = await payload.db.drizzle.execute(
    sql`SELECT * FROM quote_submissions WHERE id = ${id}`,
  );
  return rows[0];
}

export async function count() {
  const { totalDocs } = await payload.count({
    collection: 'quote-submissions',
    overrideAccess: true,
  });
  return totalDocs;
}
