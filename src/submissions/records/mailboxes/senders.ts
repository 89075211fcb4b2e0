import type { Payload } from 'payload';

import type { FormName } from '@/forms';
import { isSameAddress } from '@/platform/address-spellings';
import { staffConnection } from '@/platform/database/staff-connection';

import type { ThreadOf } from '../incoming/thread-address';
import { placeOfConversation } from './conversation';
import { listMailboxes, type Mailbox } from './mailboxes';

/** From where mails can go out: that of MAIL_FROM first, which is the usual one. */
export type Senders = readonly [Mailbox, ...Mailbox[]];

type Ours = Pick<Payload['email'], 'defaultFromAddress' | 'defaultFromName'>;

const nothing = { signature: '', forms: [], madeForms: [] } as const;

/** @param listed in the Inbox settings, where that of MAIL_FROM may stand as well */
export function sendersOf(
  listed: readonly Mailbox[],
  { defaultFromAddress: address, defaultFromName: name }: Ours,
): Senders {
  const isUsual = (mailbox: Mailbox): boolean => isSameAddress(mailbox.address, address);
  const usual = listed.find(isUsual);
  const others = listed.filter((mailbox) => !isUsual(mailbox));
  return [
    usual ? { ...usual, name: usual.name || name } : { address, name, ...nothing },
    ...others,
  ];
}

export const readSenders = async ({ email }: Pick<Payload, 'email'>): Promise<Senders> =>
  sendersOf(await listMailboxes(staffConnection), email);

/** The one of this address. */
export const senderAt = (senders: Senders, address: string | null): Mailbox | undefined =>
  address === null ? undefined : senders.find((each) => isSameAddress(each.address, address));

interface OfForm {
  readonly form: FormName;
  /** Of a form that an editor made, its id. */
  readonly madeForm?: string | null | undefined;
}

/** That from which the mails of a form go out. */
export const senderOfForm = (senders: Senders, { form, madeForm }: OfForm): Mailbox =>
  senders.find(({ madeForms }) => madeForm && madeForms.includes(madeForm)) ??
  senders.find(({ forms }) => forms.includes(form)) ??
  senders[0];

/**
 * That from which a reply goes out unless somebody says another: which the conversation came to, or
 * has gone on from; else that of its form.
 */
export async function senderOfConversation(
  senders: Senders,
  { form, submission }: ThreadOf,
): Promise<Mailbox> {
  if (senders.length === 1) return senders[0];
  const addresses = senders.map(({ address }) => address);
  const { mailbox, madeForm } = await placeOfConversation(submission, addresses);
  return senderAt(senders, mailbox) ?? senderOfForm(senders, { form, madeForm });
}

/** As a mail is to have it. */
export const fromOf = ({ name, address }: Mailbox) => ({ name, address });

/** The same in words. */
export const written = ({ name, address }: Pick<Mailbox, 'name' | 'address'>): string =>
  name ? `${name} <${address}>` : address;
