import 'server-only';

import { staffConnection } from '@/platform/database/staff-connection';
import { snakeCase } from '@/platform/database/names';
import type { FormDefinition } from '@/forms';

import { literal } from '../list/submission-query';

/**
 * Which submissions of a form came from an address: people and their telephones write it in
 * capitals or not. Payload finds only a part of a text without regard to those, and its hooks would
 * note a look at everybody whose address is longer.
 * @returns ids alone; what stands there, and who may read it, is Payload's to say
 */
export async function idsFromSender(
  { collection }: FormDefinition,
  email: string,
): Promise<string[]> {
  const { rows } = await staffConnection.query<{ id: string }>({
    text: `SELECT id FROM ${snakeCase(collection)} WHERE email ILIKE $1`,
    values: [literal(email)],
  });
  return rows.map(({ id }) => id);
}
