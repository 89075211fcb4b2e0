import 'server-only';

import type { Payload } from 'payload';

import { env } from '@/env';
import { mails, textsOf } from '@/words';

import { listColleagueAddresses } from '../records/incoming/staff-answer';
import { readOurMailboxes } from '../records/mailboxes/our-mailboxes';
import { canReply } from '../replies/reply-mail';
import { readThen } from '../made/read-then';
import type { NoticeSubject, Parties } from './notice-mail';

type Subjects = ReadonlyMap<string, NoticeSubject>;

/** What notices about these submissions are made of besides. */
export async function readParties(payload: Payload, subjects: Subjects): Promise<Parties> {
  const { brand, email } = await payload.findGlobal({
    slug: 'site-settings',
    depth: 0,
    overrideAccess: true,
  });
  const words = await readWords(payload);
  const made = await readThen(payload, formIdsOf(subjects, false));
  const drafted = await readThen(payload, formIdsOf(subjects, true), true);
  const colleagues = canReply ? await listColleagueAddresses() : new Set<string>();
  const mailboxes = await readOurMailboxes(payload);
  return { brand, owner: env.OWNER_EMAIL ?? email, words, made, drafted, colleagues, mailboxes };
}

/** A mail goes out in the site’s own words when those of the editors cannot be read. */
export async function readWords(payload: Payload) {
  const read = payload.findGlobal({ slug: mails.slug, depth: 0, overrideAccess: true });
  return textsOf(mails, await read.catch(() => undefined));
}

/** Of the forms that editors made. */
const formIdsOf = (subjects: Subjects, ofTests: boolean): string[] =>
  [...subjects.values()].flatMap(({ values, isTest = false }) =>
    isTest === ofTests ? (values['formId'] ?? []) : [],
  );
