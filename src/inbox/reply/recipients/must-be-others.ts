import 'server-only';

import { staffConnection } from '@/platform/database/staff-connection';
import { knowOurs } from '@/submissions/records/mailboxes/mailboxes';

import { Refusal } from '../../action/as-staff';

/**
 * A mail to an address of ours would come in again as an answer.
 * @throws Refusal
 */
export async function mustBeOthers(addresses: readonly string[]): Promise<void> {
  const ours = addresses.find(await knowOurs(staffConnection));
  if (ours !== undefined) throw new Refusal(`Not sent. At ${ours} answers come in: leave it out.`);
}
