import type { Payload } from 'payload';

import type { FormName } from '@/forms';
import { isSameAddress } from '@/platform/address-spellings';
import { staffConnection } from '@/platform/database/staff-connection';

import type { ThreadOf } from '../incoming/thread-address';
import { placeOfConversation } from './conversation';
import { listMailboxes, type Mailbox } from './mailboxes';

/** From where mails can go out: that of MAIL_FROM first, which is the usual one. */
export type OurMailboxes = readonly [Mailbox, ...Mailbox[]];

type MailFrom = Pick<Payload['email'], 'defaultFromAddress' | 'defaultFromName'>;

const nothing = { signature: '', forms: [], madeForms: [] } as const;

/** @param listed in the Inbox settings, where that of MAIL_FROM may stand as well */
function ourMailboxesOf(
  listed: readonly Mailbox[],
  { defaultFromAddress: address, defaultFromName: name }: MailFrom,
): OurMailboxes {
  const isUsual = (mailbox: Mailbox): boolean => isSameAddress(mailbox.address, address);
  const usual = listed.find(isUsual);
  const others = listed.filter((mailbox) => !isUsual(mailbox));
  return [
    usual ? { ...usual, name: usual.name || name } : { address, name, ...nothing },
    ...others,
  ];
}

export const readOurMailboxes = async ({ email }: Pick<Payload, 'email'>): Promise<OurMailboxes> =>
  ourMailboxesOf(await listMailboxes(staffConnection), email);

/** The one of this address. */
export const mailboxAt = (ours: OurMailboxes, address: string | null): Mailbox | undefined =>
  address === null ? undefined : ours.find((each) => isSameAddress(each.address, address));

interface OfForm {
  readonly form: FormName;
  /** Of a form that an editor made, its id. */
  readonly madeForm?: string | null | undefined;
}

/** That from which the mails of a form go out. */
export const mailboxOfForm = (ours: OurMailboxes, { form, madeForm }: OfForm): Mailbox =>
  ours.find(({ madeForms }) => madeForm && madeForms.includes(madeForm)) ??
  ours.find(({ forms }) => forms.includes(form)) ??
  ours[0];

/**
 * That from which a reply goes out unless somebody says another: which the conversation came to, or
 * has gone on from; else that of its form.
 */
export async function mailboxOfConversation(
  ours: OurMailboxes,
  { form, submission }: ThreadOf,
): Promise<Mailbox> {
  if (ours.length === 1) return ours[0];
  const addresses = ours.map(({ address }) => address);
  const { mailbox, madeForm } = await placeOfConversation(submission, addresses);
  return mailboxAt(ours, mailbox) ?? mailboxOfForm(ours, { form, madeForm });
}

/** As a mail is to have it. */
export const fromOf = ({ name, address }: Mailbox) => ({ name, address });

/** The same in words. */
export const written = ({ name, address }: Pick<Mailbox, 'name' | 'address'>): string =>
  name ? `${name} <${address}>` : address;
