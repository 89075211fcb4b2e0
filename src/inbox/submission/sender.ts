import 'server-only';

import type { FormDefinition } from '@/forms';
import { idsFromAddress } from '@/submissions/records/senders';

import { literal } from '../list/submission-query';

/**
 * Which submissions of a form came from an address: people and their telephones write it in
 * capitals or not. Payload finds only a part of a text without regard to those, and its hooks would
 * note a look at everybody whose address is longer.
 * @returns ids alone; what stands there, and who may read it, is Payload's to say
 */
export const idsFromSender = (form: FormDefinition, email: string): Promise<string[]> =>
  idsFromAddress(form, literal(email));
