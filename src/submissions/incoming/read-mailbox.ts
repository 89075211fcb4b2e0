import 'server-only';

import type { ImapFlow, SearchObject } from 'imapflow';

import { imapAddress } from '@/platform/mail/imap-name';
import { incomingMail } from '@/platform/mail/mail-limits';

import { forgetWaiting, listWaiting, noteWaiting } from '../records/incoming/waiting';
import { letWait, type Outcome } from './let-wait';
import { granted, MailboxRefuses, openMailbox } from './open-mailbox';
import { takeIn } from './take-in';

interface Reading {
  /** As IMAP_URL has it: `imaps://user:password@host/folder`. */
  readonly url: string;
  /** Sets the numbers of its mails apart from those of other mailboxes. One of them needs nothing. */
  readonly apart?: string;
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
export async function readMailbox({ url, apart = '', isOurs }: Reading): Promise<void> {
  const mailbox = imapAddress(url);
  await openMailbox(url, async (client) => {
    let ofMoment = 0;
    for (const mail of await listDue(client, generationOf(client, apart))) {
      if (!isOurs()) return;
      const outcome = await takeInOne(client, mail, mailbox);
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
async function listDue(client: ImapFlow, generation: string): Promise<readonly Due[]> {
  const search = (query: SearchObject) => granted(client, 'search it', client.search(query, byUid));
  const found = await search({ flagged: false, deleted: false });
  const waiting = await listWaiting(generation);
  const there = new Set(waiting.length > 0 ? await search({ all: true }) : []);
  // Also where the server marked one as deleted, and then did not remove it.
  const unflagged = waiting.length > 0 ? await search({ flagged: false }) : [];
  const gone = waiting.filter(({ uid }) => !there.has(uid)).map(({ uid }) => uid);
  await forgetWaiting(generation, gone);
  const before = new Map(waiting.map((mail) => [mail.uid, mail]));
  const fresh = found.filter((uid) => !before.has(uid));
  const again = unflagged.filter((uid) => {
    const mail = before.get(uid);
    // Somebody has taken its flag off.
    return mail !== undefined && (mail.isDue || mail.isLeft);
  });
  const due = [...fresh, ...again].slice(0, mostInRound);
  return due.map((uid) => ({ generation, uid, hasWaited: before.has(uid) }));
}

const generationOf = ({ mailbox }: ImapFlow, apart: string): string =>
  mailbox ? `${apart} ${mailbox.path} ${mailbox.uidValidity}`.trim() : '';

const refusedWaitSeconds = 600;

/** Does something with a mail. Where the mail server says no, people are told, and the next ones pass. */
async function unlessRefused(
  { generation, uid }: Due,
  act: () => Promise<Outcome | 'taken'>,
): Promise<Outcome | 'taken'> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof MailboxRefuses)) throw error;
    const waits = { reason: error.message, waitSeconds: refusedWaitSeconds };
    await noteWaiting({ generation, uid }, waits);
    return 'waits';
  }
}

/** @param mailbox the address that it lies in, where that is known */
const takeInOne = (
  client: ImapFlow,
  mail: Due,
  mailbox: string | null,
): Promise<Outcome | 'taken'> =>
  unlessRefused(mail, async () => {
    const raw = await sourceOf(client, mail);
    // Somebody else has removed it meanwhile.
    if (raw === null) return 'taken';
    const one = String(mail.uid);
    // Whatever size the server says that it has.
    const isWhole = raw.length < incomingMail.bytes;
    const flag = () =>
      granted(client, 'flag a mail', client.messageFlagsAdd(one, ['\\Flagged'], byUid));
    const remove = () => granted(client, 'remove a mail', client.messageDelete(one, byUid));
    try {
      await takeIn(raw, { isWhole, mailbox });
    } catch (error) {
      const outcome = await letWait(error, { ...mail, raw, isWhole, isInMailbox: true, mailbox });
      if (outcome === 'set-aside' || outcome === 'left') await flag();
      return outcome;
    }
    // What was not read of a longer one lies nowhere else.
    await (isWhole ? remove() : flag());
    if (mail.hasWaited) await forgetWaiting(mail.generation, [mail.uid]);
    return 'taken';
  });

/** A mail as it came; null where it is no longer there. */
async function sourceOf(client: ImapFlow, { generation, uid }: Due): Promise<Buffer | null> {
  const wanted = { source: { maxLength: incomingMail.bytes } };
  try {
    const fetched = await client.fetchOne(String(uid), wanted, byUid);
    return fetched ? (fetched.source ?? null) : null;
  } catch (error) {
    if (client.usable) throw new MailboxRefuses('read a mail');
    // It may break off at this one: then it is not the first in the next round.
    const reason = 'The mail server broke off at it';
    await noteWaiting({ generation, uid }, { reason, waitSeconds: 60 });
    throw error;
  }
}
