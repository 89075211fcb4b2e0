import 'server-only';

import config from '@payload-config';
import { getPayload, type TypedUser } from 'payload';

import type { Mailbox } from '@/submissions/records/mailboxes/mailboxes';
import {
  readSenders,
  senderAt,
  written,
  type Senders,
} from '@/submissions/records/mailboxes/senders';

import { Refusal } from '../../action/as-staff';
import { parties, settingsFor, signatureOf } from '../reply-settings';
import type { FromChoice } from './from-select';

/** From where mails can go out, the usual one first. */
export const listSenders = async (): Promise<Senders> => readSenders(await getPayload({ config }));

/**
 * What somebody chooses from, with the signature that each brings; nothing where there is one mailbox.
 * @param chosen that which is offered first
 */
export async function fromChoices(
  user: TypedUser,
  senders: Senders,
  chosen: Mailbox,
): Promise<readonly FromChoice[]> {
  if (senders.length === 1) return [];
  const [settings, { brand }] = await Promise.all([settingsFor(user), parties()]);
  return [chosen, ...senders.filter((each) => each !== chosen)].map((sender) => ({
    address: sender.address,
    label: written(sender),
    signature: signatureOf(user, settings, brand, sender),
  }));
}

/**
 * The mailbox that a form names; undefined where it names none, or there is only one.
 * @throws Refusal where it is none any more: somebody has changed the list
 */
export function chosenSender(senders: Senders, from: string | undefined): Mailbox | undefined {
  if (senders.length === 1 || !from) return undefined;
  const sender = senderAt(senders, from);
  if (!sender)
    throw new Refusal(`Not sent. ${from} is none of our mailboxes any more: choose another one.`);
  return sender;
}

/** As it is stored. */
export const storedMailbox = (sender: Mailbox | undefined): string | null =>
  sender?.address.toLowerCase() ?? null;
