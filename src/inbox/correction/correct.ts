import 'server-only';

import type { TypedUser } from 'payload';

import type { FormDefinition } from '@/forms';
import { isSameAddress } from '@/platform/address-spellings';
import { staffConnection } from '@/platform/database/staff-connection';
import { isEmailAddress } from '@/platform/email-address';
import { knowOurs } from '@/submissions/records/mailboxes/mailboxes';
import { storeCorrection, type Correction } from '@/submissions/records/person/corrections';

import { mustReadSubmission } from '../access';
import { Clash, Refusal } from '../action/as-staff';

/** Corrects the address of a submission for whoever may read it. */
export async function correct(
  form: FormDefinition,
  user: TypedUser,
  correction: Correction,
): Promise<void> {
  const { submission, from, to } = correction;
  if (!isEmailAddress(to))
    throw new Refusal(`“${to}” is no email address. Write it as bo@quay.example.`);
  if ((await knowOurs(staffConnection))(to))
    throw new Refusal(`At ${to} answers come in: nobody is written to there.`);
  if (isSameAddress(from, to)) throw new Refusal('That is its address already.');
  await mustReadSubmission(form, user, submission);
  if (!(await storeCorrection(form, user, correction)))
    throw new Clash('Meanwhile a colleague corrected it. Look at it above.');
}
