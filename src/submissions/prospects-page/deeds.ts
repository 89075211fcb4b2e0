import 'server-only';

import { createHash } from 'node:crypto';

import { place } from '~/site.config';
import { forms } from '@/forms';
import { fillIn } from '@/forms/reply-template';
import { isSameAddress } from '@/platform/address-spellings';
import { momentInWords } from '@/platform/place/wording';
import type { SmallWords } from '@/words';

import type { IncomingFile } from '../records/incoming/incoming-mail';
import { takeRoom } from '../records/incoming/room';
import { storeMail } from '../records/incoming/store';
import { readTarget, type Sender } from '../records/prospects-page/sender';
import { chooseTime } from '../records/prospects-page/times';
import { closeWithdrawn, noteErasure } from '../records/prospects-page/wishes';

type Words = SmallWords['prospectsPage'];

interface Written {
  readonly text: string;
  readonly files?: readonly IncomingFile[];
  /** What is the same for the same click, and for no other. */
  readonly key: string;
}

const bytesOf = (files: readonly IncomingFile[]): number =>
  files.reduce((sum, { content }) => sum + (content?.length ?? 0), 0);

/** With what was written: whoever goes back and changes it sends something else under the same key. */
function fingerprintOf({ id }: Sender, { key, text, files = [] }: Written): string {
  const hash = createHash('sha256').update(`${id} ${key} ${text}`);
  for (const { name, content } of files) hash.update(` ${name} `).update(content ?? '');
  return `page.${hash.digest('hex')}`;
}

/**
 * Puts something onto the thread as a mail of its sender would be: it wakes the conversation, tells who
 * watches, and is there once.
 * @throws NoRoom, TooLarge, or as the database does
 */
export async function addToThread(sender: Sender, written: Written): Promise<void> {
  const { text, files = [] } = written;
  if (files.length > 0) await takeRoom(sender.email, bytesOf(files));
  await storeMail(
    {
      ...{ kind: 'answer', address: sender.email, sender: sender.name || null, text, files },
      ...{ messageId: null, replyTo: null, sentTo: [], cc: [], subject: null, quoted: null },
      ...{ problem: null, original: null, isOnPage: true },
      fingerprint: fingerprintOf(sender, written),
    },
    [{ form: sender.form, submission: sender.id }],
  );
}

/** @returns whether the time could be chosen */
export async function choose(sender: Sender, time: string, words: Words): Promise<boolean> {
  const family = sender.family.map(({ id }) => id);
  const chosen = await chooseTime(time, family);
  if (!chosen) return false;
  const { clock } = place;
  const text = fillIn(words.choice, { time: momentInWords(chosen.startsAt), clock });
  await addToThread(sender, { text, key: `time ${chosen.id}` });
  return true;
}

/** Closes the conversation with words to staff; nothing is erased. */
export async function withdraw(sender: Sender, words: Words): Promise<void> {
  await addToThread(sender, { text: words.withdrawal, key: `withdrawal ${today()}` });
  const target = await readTarget(sender.id);
  // What somebody else sent is not theirs to close.
  const isOfBoth = target !== null && isSameAddress(target.email, sender.email);
  await closeWithdrawn(sender, isOfBoth ? target : null);
}

const today = (): string => new Date().toISOString().slice(0, 10);

/** Asks staff to carry it out: nothing erases by itself. */
export async function confirmErasure(sender: Sender, words: Words): Promise<void> {
  await addToThread(sender, { text: words.erasure, key: 'erasure' });
  await noteErasure(forms[sender.form], sender.id);
}
