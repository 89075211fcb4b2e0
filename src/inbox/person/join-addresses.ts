import 'server-only';

import config from '@payload-config';
import { getPayload, type TypedUser } from 'payload';

import { formList } from '@/forms';
import { normalAddress } from '@/platform/address-spellings';
import { emailSchema } from '@/platform/email-schema';
import type { Reader } from '@/submissions/records/made/readers';
import { joinAddresses, separateAddresses } from '@/submissions/records/person/joins';
import { addressesOf, senderOf } from '@/submissions/records/person/person';

import { mustReadForm } from '../access';
import { gone, Refusal } from '../action/as-staff';
import { findByReference } from '../list/reads/by-reference';

const problems = {
  same: 'That is this person’s already.',
  unknown:
    'We have nothing from that address or reference. Check it. You can join people only after they have written.',
};

/**
 * Joins a person with whoever has another address or sent the submission with a reference.
 * @param id of a submission or a mail of theirs
 */
export async function joinWith(user: TypedUser, id: string, other: string): Promise<void> {
  const reader = await mustReadForm(await getPayload({ config }), user, formList[0]);
  const address = await senderOf(id, reader);
  if (address === null) throw new Refusal(gone);
  const joined = await addressMeant(user, other, reader);
  if (joined === null) throw new Refusal(problems.unknown);
  if ((await addressesOf(address)).includes(joined)) throw new Refusal(problems.same);
  if (!(await joinAddresses(user, { address, joined }, reader)))
    throw new Refusal(problems.unknown);
}

/** @returns false where the join is gone already */
export async function takeApart(user: TypedUser, join: string): Promise<boolean> {
  await mustReadForm(await getPayload({ config }), user, formList[0]);
  return separateAddresses(user, join);
}

async function addressMeant(user: TypedUser, text: string, reader: Reader): Promise<string | null> {
  const email = emailSchema.safeParse(text).data;
  if (email) return normalAddress(email);
  const found = await findByReference(user, text);
  return found && senderOf(found.id, reader);
}
