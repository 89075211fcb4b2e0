import { sql } from '@payloadcms/db-postgres';
import { z } from 'zod';

import { quoteForm } from '@/forms';
import { submit } from '@/submissions/submit';
import { sendNotices } from '@/submissions/notices/send-notices';

import { payload } from '../payload';
import { quote as answers } from './answers';

export async function sendQuote(changes: object = {}, headers: Record<string, string> = {}) {
  const response = await submit(
    quoteForm,
    new Request('http://localhost:3000/api/quote', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify({ ...answers, ...changes }),
    }),
  );
  return z.object({ id: z.uuid(), reference: z.string() }).parse(await response.json());
}

/** Sends what is due, and makes due what waits for another try. */
export async function runJobs() {
  await payload.db.drizzle.execute(sql`UPDATE payload_jobs SET wait_until = NULL`);
  await sendDue();
}

export const sendDue = (isOurs = () => true) => sendNotices({ payload, goOn: () => true, isOurs });

export async function jobs() {
  const { rows } = await payload.db.drizzle.execute(
    sql`SELECT total_tried::integer AS tried, has_error, processing,
               extract(epoch FROM wait_until - updated_at)::integer AS pause
        FROM payload_jobs WHERE task_slug = 'notify'`,
  );
  return rows;
}

export async function states(id: string) {
  const { rows } = await payload.db.drizzle.execute(
    sql`SELECT owner_notice_state AS owner, confirmation_state AS confirmation,
               owner_notice_problem AS problem
        FROM quote_submissions WHERE id = ${id}`,
  );
  return rows[0];
}
