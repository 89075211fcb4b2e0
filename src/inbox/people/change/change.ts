import 'server-only';

import { randomUUID } from 'node:crypto';

import config from '@payload-config';
import { getPayload, type TypedUser } from 'payload';

import type { Reader } from '@/submissions/records/made/readers';
import {
  addDetail,
  correctDetail,
  listContactDeeds,
  mergeContacts,
  moveToCompany,
  removeDetail,
  takeBackDeed,
  takeContactsApart,
  type ContactOutcome,
} from '@/submissions/records/people/change';
import { standingAs, type KnownDetail } from '@/submissions/records/people/contact';
import { enterContact, type Contact, type Told } from '@/submissions/records/people/enter';

import { Clash, gone, Refusal } from '../../action/as-staff';
import { getContact, readerOfContacts, type KnownContact } from '../looking';
import { namesOf } from '../names';

/** By it what was done can be undone. */
type Key = string;

/**
 * Whom, or which company, somebody wants to change.
 * @throws Refusal where there is no such one for this user
 */
export async function mustKnow(
  user: TypedUser,
  asked: Contact,
): Promise<{ contact: KnownContact; reader: Reader }> {
  const reader = await readerOfContacts(await getPayload({ config }), user);
  const contact = await getContact(asked, reader);
  if (!contact) throw new Refusal(gone);
  return { contact, reader };
}

/** Notes something that staff know. */
export async function tell(user: TypedUser, asked: Contact, told: Told): Promise<Key> {
  const { contact, reader } = await mustKnow(user, asked);
  const of = { kind: contact.kind, id: contact.known.id };
  return done(reader, (key) => addDetail(user, { contact: of, key }, told));
}

/** What a page shows, and what is to stand there. */
interface Corrected {
  readonly from: string;
  readonly told: (kind: Told['kind']) => Told;
}

/** Puts something else in the place of a detail. What an enquiry says stays with that, after it. */
export async function correct(
  user: TypedUser,
  asked: Contact,
  id: string,
  { from, told }: Corrected,
): Promise<Key> {
  const { contact, reader } = await mustKnow(user, asked);
  const { kind, of, origin } = detailIn(contact, id);
  const { value: to } = told(kind);
  if (to === from) throw new Refusal('It says so already, so nothing was changed.');
  const whose = { kind: contact.kind, id: of };
  return done(reader, (key) =>
    origin === 'enquiry'
      ? addDetail(user, { contact: whose, key }, { kind, value: to })
      : correctDetail(user, { contact: whose, key }, { id, kind, from, to }),
  );
}

/** @param from what the page shows */
export async function remove(
  user: TypedUser,
  asked: Contact,
  id: string,
  from: string,
): Promise<Key> {
  const { contact, reader } = await mustKnow(user, asked);
  const of = { kind: contact.kind, id: detailIn(contact, id).of };
  return done(reader, (key) => removeDetail(user, { contact: of, key }, id, from));
}

/** Which kind of thing a detail says decides how it is read. */
function detailIn({ known }: KnownContact, id: string): KnownDetail {
  const detail = known.details.find((each) => each.id === id);
  if (!detail) throw new Refusal(gone);
  return detail;
}

/** Which company a person is said to be of. */
export type Choice =
  | { readonly company: string }
  | { readonly entered: string }
  | { readonly none: true };

/** @param from what the page shows */
export async function choosePlace(
  user: TypedUser,
  person: string,
  from: string | null,
  choice: Choice,
): Promise<Key> {
  const { reader } = await mustKnow(user, { kind: 'person', id: person });
  const company = await companyMeant(user, choice, reader);
  const step = { from, to: { company, isCompanySet: true } };
  const contact = { kind: 'person', id: person } as const;
  return done(reader, (key) => moveToCompany(user, { contact, key }, step));
}

async function companyMeant(
  user: TypedUser,
  choice: Choice,
  reader: Reader,
): Promise<string | null> {
  if ('none' in choice) return null;
  if ('company' in choice) {
    const found = await getContact({ kind: 'company', id: choice.company }, reader);
    if (!found) throw new Refusal(gone);
    return found.known.id;
  }
  const details = [{ kind: 'name', value: choice.entered }] as const;
  const entered = await enterContact(user, 'company', { details, origin: 'staff' });
  if ('taken' in entered) throw new Refusal(await takenBy(entered.taken, reader));
  return entered.id;
}

/**
 * Has two stand together. Where one stands with others already, the other joins them.
 * @returns also with whom they stand now
 */
export async function merge(
  user: TypedUser,
  asked: Contact,
  other: string,
): Promise<{ key: Key; into: Contact }> {
  const { contact, reader } = await mustKnow(user, asked);
  const joined = await getContact({ kind: contact.kind, id: other }, reader);
  if (!joined) throw new Refusal(gone);
  if (joined.known.id === contact.known.id) throw new Refusal('That is the same one already.');
  const [here, there] = [contact.known.ids.length > 1, joined.known.ids.length > 1];
  if (here && there)
    throw new Refusal(
      `${contact.name} and ${joined.name} both stand together with others already. Take those of one of them apart first.`,
    );
  const [root, member] = there ? [joined, contact] : [contact, joined];
  const into = { kind: contact.kind, id: root.known.id };
  const key = await done(reader, (each) =>
    mergeContacts(user, { contact: into, key: each }, member.known.id),
  );
  return { key, into };
}

export async function takeApart(user: TypedUser, asked: Contact, member: string): Promise<Key> {
  const { contact, reader } = await mustKnow(user, asked);
  const of = { kind: contact.kind, id: contact.known.id };
  return done(reader, (key) => takeContactsApart(user, { contact: of, key }, member));
}

/** Takes back what this user did, unless something came after. */
export async function takeBack(user: TypedUser, asked: Contact, key: Key): Promise<void> {
  const id = await standingAs(asked.kind, asked.id);
  if (id === null) throw new Refusal(gone);
  const { contact, reader } = await mustKnow(user, { ...asked, id });
  const deeds = await listContactDeeds(contact.kind, contact.known.ids, mostDeeds);
  if (!deeds.some((deed) => deed.id === key)) throw new Refusal(gone);
  await done(reader, (undo) => takeBackDeed(user, { key, undo }));
}

/** Nobody does more within the minute in which it can be undone. */
const mostDeeds = 1000;

const meanwhile =
  'Meanwhile somebody changed it, so nothing was changed. It is shown as it is now.';

/** @throws Refusal or Clash where it was not done */
async function done(
  reader: Reader,
  act: (key: string) => Promise<ContactOutcome>,
): Promise<string> {
  const key = randomUUID();
  const met = await act(key);
  switch (met.outcome) {
    case 'changed':
      return key;
    case 'same':
      throw new Refusal('That is known already, so nothing was changed.');
    case 'gone':
      throw new Refusal(gone);
    case 'clash':
      throw new Clash(meanwhile);
    case 'taken':
      throw new Refusal(await takenBy(met.by, reader));
  }
}

/** Whose an address or a domain is. */
export async function takenBy(by: Contact, reader: Reader): Promise<string> {
  const found = await getContact(by, reader);
  // It may stand with another one.
  const name = found?.name ?? (await namesOf(by.kind, [by.id], reader)).get(by.id);
  return `That belongs to ${name ?? 'somebody else'} already. Merge the two if they are the same.`;
}
