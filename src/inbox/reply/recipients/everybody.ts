import 'server-only';

import config from '@payload-config';
import { getPayload, type TypedUser } from 'payload';

import { rolesWith } from '@/accounts/rights';
import { env } from '@/env';
import { normalAddress } from '@/platform/address-spellings';
import { staffConnection } from '@/platform/database/staff-connection';
import { isEmailAddress } from '@/platform/email-address';
import { peopleOf } from '@/submissions';
import { knowOurs } from '@/submissions/records/mailboxes/mailboxes';
import type { ThreadEntry } from '@/submissions/records/thread/thread';

import { asSeenBy } from '../../access';

/** Who else got the last mail of a thread or wrote it, without us. */
export async function listEverybody(
  user: TypedUser,
  thread: readonly ThreadEntry[],
): Promise<readonly string[]> {
  const last = thread.findLast(
    ({ kind, isForward }) => kind === 'answer' || (kind === 'reply' && !isForward),
  );
  if (!last) return [];
  const named = [last.sentTo, last.cc].flatMap(peopleOf).map(({ address }) => address);
  const people = [last.replyTo ?? last.address, ...named].filter(isEmailAddress);
  // Most mails are between two.
  if (people.length < 2 && last.kind === 'reply') return [];
  const own = await listOwn(user);
  const isOurs = await knowOurs(staffConnection);
  const others = people.filter((each) => !isOurs(each) && !own.has(normalAddress(each)));
  return [...new Map(others.map((each) => [normalAddress(each), each])).values()];
}

/** To write to ourselves, or to whom a notice tells of the answer, would help nobody. */
async function listOwn(user: TypedUser): Promise<ReadonlySet<string>> {
  const payload = await getPayload({ config });
  const [{ email }, { docs }] = await Promise.all([
    payload.findGlobal({ slug: 'site-settings', depth: 0, overrideAccess: true }),
    payload.find({
      collection: 'users',
      where: { role: { in: rolesWith('read') } },
      pagination: false,
      depth: 0,
      select: { email: true },
      ...asSeenBy(user),
    }),
  ]);
  const { defaultFromAddress } = payload.email;
  const sites = [email, defaultFromAddress, env.OWNER_EMAIL ?? '', env.REPLY_TO ?? ''];
  return new Set([...sites, ...docs.map((each) => each.email)].map(normalAddress));
}
