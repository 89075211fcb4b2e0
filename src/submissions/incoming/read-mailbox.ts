import 'server-only';

import type { ImapFlow } from 'imapflow';

import { incomingMail } from '@/platform/mail/mail-limits';

import { forgetWaiting, listWaiting } from '../records/incoming/waiting';
import { letWait, type Outcome } from './let-wait';
import { openMailbox } from './open-mailbox';
import { takeIn } from './take-in';

interface Reading {
  /** As IMAP_URL has it: `imaps://user:password@host/folder`. */
  readonly url: string;
  /** Asked before each mail: another process may have taken over. */
  readonly isOurs: () => boolean;
}

/** Each takes a statement; the next round goes on. */
const mostInRound = 200;

/** So many that the database did not take just now are chance no longer. */
const mostOfMoment = 3;

const byUid = { uid: true };

/**
 * Takes in all that is in the mailbox, oldest first. A mail is removed from there once it is
 * committed here with all that it is, so a crash has it come again, under its number, and add nothing.
 * One that does not come in lets the next ones pass: it waits for its next try, and where it is at
 * fault itself it is set aside. An outage ends the round.
 */
export async function readMailbox({ url, isOurs }: Reading): Promise<void> {
  await openMailbox(url, async (client) => {
    let ofMoment = 0;
    for (const mail of await listDue(client)) {
      if (!isOurs()) return;
      const outcome = await takeInOne(client, mail);
      ofMoment = outcome === 'moment' ? ofMoment + 1 : 0;
      if (ofMoment === mostOfMoment) return;
    }
  });
}

/** A mail in the mailbox. */
interface Due {
  readonly generation: string;
  readonly uid: number;
  /** It did not come in before. */
  readonly hasWaited: boolean;
}

/** Those that wait for their next try are not looked at; those that have waited come last. */
async function listDue(client: ImapFlow): Promise<readonly Due[]> {
  const generation = generationOf(client);
  const found = (await client.search({ flagged: false, deleted: false }, byUid)) || [];
  const waiting = await listWaiting(generation);
  const there = waiting.length > 0 ? await stillThere(client, waiting) : new Set<number>();
  const gone = waiting.filter(({ uid }) => !there.has(uid)).map(({ uid }) => uid);
  await forgetWaiting(generation, gone);
  const before = new Map(waiting.map((mail) => [mail.uid, mail]));
  const fresh = found.filter((uid) => !before.has(uid));
  const again = found.filter((uid) => {
    const mail = before.get(uid);
    // Somebody has taken its flag off.
    return mail !== undefined && (mail.isDue || mail.isLeft);
  });
  const due = [...fresh, ...again].slice(0, mostInRound);
  return due.map((uid) => ({ generation, uid, hasWaited: before.has(uid) }));
}

const generationOf = ({ mailbox }: ImapFlow): string =>
  mailbox ? `${mailbox.path} ${mailbox.uidValidity}` : '';

async function stillThere(client: ImapFlow, mails: readonly { uid: number }[]) {
  const uids = mails.map(({ uid }) => uid).join(',');
  return new Set((await client.search({ uid: uids }, byUid)) || []);
}

async function takeInOne(client: ImapFlow, mail: Due): Promise<Outcome | 'taken'> {
  const one = String(mail.uid);
  const wanted = { source: { maxLength: incomingMail.bytes } };
  const fetched = await client.fetchOne(one, wanted, byUid);
  // Somebody else has removed it meanwhile.
  if (!fetched || !fetched.source) return 'taken';
  const raw = fetched.source;
  // Whatever size the server says that it has.
  const isWhole = raw.length < incomingMail.bytes;
  const flag = () => client.messageFlagsAdd(one, ['\\Flagged'], byUid);
  try {
    await takeIn(raw, isWhole);
  } catch (error) {
    const outcome = await letWait(error, { ...mail, raw, isWhole, isInMailbox: true });
    if (outcome === 'set-aside' || outcome === 'left') await flag();
    return outcome;
  }
  if (mail.hasWaited) await forgetWaiting(mail.generation, [mail.uid]);
  // What was not read of a longer one lies nowhere else.
  await (isWhole ? client.messageDelete(one, byUid) : flag());
  return 'taken';
}
