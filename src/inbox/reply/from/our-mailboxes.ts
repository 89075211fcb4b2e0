import 'server-only';

import config from '@payload-config';
import { getPayload, type TypedUser } from 'payload';

import type { Mailbox } from '@/submissions/records/mailboxes/mailboxes';
import {
  mailboxAt,
  readOurMailboxes,
  written,
  type OurMailboxes,
} from '@/submissions/records/mailboxes/our-mailboxes';

import { Refusal } from '../../action/as-staff';
import { settingsFor } from '../../list/reads/reading';
import { parties, signatureOf } from '../reply-settings';
import type { FromChoice } from './from-select';

/** From where mails can go out, the usual one first. */
export const listOurMailboxes = async (): Promise<OurMailboxes> =>
  readOurMailboxes(await getPayload({ config }));

/**
 * What somebody chooses from, with the signature that each brings; nothing where there is one mailbox.
 * @param chosen that which is offered first
 */
export async function fromChoices(
  user: TypedUser,
  ours: OurMailboxes,
  chosen: Mailbox,
): Promise<readonly FromChoice[]> {
  if (ours.length === 1) return [];
  const [settings, { brand }] = await Promise.all([settingsFor(user), parties()]);
  return [chosen, ...ours.filter((each) => each !== chosen)].map((mailbox) => ({
    address: mailbox.address,
    label: written(mailbox),
    signature: signatureOf(user, settings, brand, mailbox),
  }));
}

/**
 * The mailbox that a form names; undefined where it names none, or there is only one.
 * @throws Refusal where it is none any more: somebody has changed the list
 */
export function chosenMailbox(ours: OurMailboxes, from: string | undefined): Mailbox | undefined {
  if (ours.length === 1 || !from) return undefined;
  const mailbox = mailboxAt(ours, from);
  if (!mailbox)
    throw new Refusal(`Not sent. ${from} is none of our mailboxes any more: choose another one.`);
  return mailbox;
}

/** As it is stored. */
export const storedMailbox = (mailbox: Mailbox | undefined): string | null =>
  mailbox?.address.toLowerCase() ?? null;
