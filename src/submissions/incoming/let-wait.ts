import 'server-only';

import { mailConnectionBack } from '../records/incoming/mail-connection';
import { forgetWaiting, noteWaiting, type Place } from '../records/incoming/waiting';
import { faultOf, type Fault } from './fault';
import { setAside } from './take-in';

/** A mail that did not come in. */
export interface MissedMail extends Place {
  readonly raw: Buffer;
  readonly isWhole: boolean;
  /** Whether it lies in a mailbox, where it can stay. */
  readonly isInMailbox: boolean;
  /** The address of that, where it is known. */
  readonly mailbox?: string | null;
}

const waitSeconds = { mail: 0, moment: 60, room: 600 };

/**
 * `again`: a second try may do. `waits`: there is no room for it. `moment`: the database does not take
 * it just now. `set-aside`: it is kept as it came. `left`: not even that could be stored.
 */
export type Outcome = 'again' | 'waits' | 'moment' | 'set-aside' | 'left';

/**
 * What becomes of a mail that did not come in: it waits for its next try, or is set aside with all
 * that it is. Where not even that can be stored, it is left where it lies, and the inbox says so.
 * @throws what it was given, for an outage, which counts no try: the database does not take the note,
 * either
 */
export async function letWait(error: unknown, mail: MissedMail): Promise<Outcome> {
  const fault = faultOf(error);
  if (!fault) throw error;
  const tries = await note(mail, fault).catch(() => {
    throw error;
  });
  await mailConnectionBack();
  if (tries >= fault.mostTries) return keepAside(mail, fault, tries);
  return fault.whose === 'mail' ? 'again' : outcomeOf(fault);
}

async function keepAside(mail: MissedMail, { reason }: Fault, tries: number): Promise<Outcome> {
  try {
    await setAside(mail.raw, reason, mail);
  } catch (error) {
    const fault = faultOf(error);
    if (!fault) throw error;
    // What may be chance has been tried by then as it came, too.
    const isHopeless = fault.whose === 'mail' || tries > fault.mostTries;
    const isLeft = isHopeless && mail.isInMailbox;
    await note(mail, fault, isLeft);
    await mailConnectionBack();
    if (!isLeft) return outcomeOf(fault);
    console.error('A mail that came in cannot be stored: it stays in the mailbox, flagged.');
    return 'left';
  }
  await forgetWaiting(mail.generation, [mail.uid]);
  console.error('A mail that came in could not be taken in: it lies in Unmatched mail.');
  return 'set-aside';
}

const note = (
  mail: MissedMail,
  { whose, reason, mostTries }: Fault,
  isLeft = false,
): Promise<number> =>
  noteWaiting(mail, {
    ...{ reason, isLeft },
    isTry: mostTries !== Infinity,
    waitSeconds: waitSeconds[whose],
  });

const outcomeOf = ({ whose }: Fault): Outcome => (whose === 'moment' ? 'moment' : 'waits');
