import 'server-only';

import config from '@payload-config';
import { getPayload, type TypedUser } from 'payload';

import { place } from '~/site.config';
import type { FormDefinition } from '@/forms';
import { momentInWords } from '@/platform/place/wording';
import { changePage, type PageDeed } from '@/submissions/records/prospects-page/page';
import { discardTimes, storeTimes } from '@/submissions/records/prospects-page/times';
import { mails, textsOf } from '@/words';

import { readableNames } from '../access';
import { gone, Refusal } from '../action/as-staff';
import { laterTime } from '../reply/later-time';
import { signatureBelow } from '../reply/reads';
import { sendReply } from '../reply/replies';
import { leastTimes, mostTimes } from './time-fields';

/** Changes the link of a page for whoever may read its submission. */
export async function changeLink(
  form: FormDefinition,
  user: TypedUser,
  id: string,
  deed: PageDeed,
): Promise<void> {
  if (!(await readableNames(form, user, [id])).has(id)) throw new Refusal(gone);
  await changePage(form, user, id, deed);
}

interface Proposal {
  readonly id: string;
  /** Of the reply. */
  readonly key: string;
  /** The number of the last mail that its writer saw. */
  readonly seen: number;
  readonly minutes: number;
  /** Before the times; empty for the site's own. */
  readonly words: string;
  /** As `2026-11-23T09:00`, where the place is; empty where a field was left out. */
  readonly times: readonly string[];
}

const notTwo = `Choose ${leastTimes} to ${mostTimes} different times, so that there is something to choose.`;
const noTime = `Choose times in the next 90 days; they are ${place.clock}’s.`;

/**
 * Sends a reply with times to choose from. What is sent twice goes out once, and a reply that is taken back
 * takes its times along.
 */
export async function proposeTimes(
  form: FormDefinition,
  user: TypedUser,
  { id, key, seen, minutes, words, times }: Proposal,
): Promise<void> {
  const now = Date.now();
  const chosen = times.filter((time) => time !== '').map((time) => laterTime(time, now));
  const startsAt = [...new Set(chosen)].filter((time) => time !== null).toSorted();
  if (chosen.includes(null)) throw new Refusal(noTime);
  if (startsAt.length < leastTimes) throw new Refusal(notTwo);
  if (!(await readableNames(form, user, [id])).has(id)) throw new Refusal(gone);
  const text = await textOf(words, startsAt, minutes);
  await storeTimes({ submission: id, reply: key, minutes, startsAt });
  try {
    const signature = await signatureBelow(text, user);
    await sendReply(form, user, { id: key, submission: id, text, seen, signature });
  } catch (error) {
    await discardTimes(key);
    throw error;
  }
}

/** The mail says the times as well: nobody needs the page to answer. */
async function textOf(words: string, times: readonly string[], minutes: number): Promise<string> {
  const payload = await getPayload({ config });
  const read = payload.findGlobal({ slug: mails.slug, depth: 0, overrideAccess: true });
  const { prospectsPage } = textsOf(mails, await read.catch(() => undefined));
  const list = times.map((time) => `- ${momentInWords(new Date(time))}`).join('\n');
  return `${words || prospectsPage.times}\n\n${list}\n\n${minutes} minutes, ${place.clock} time.`;
}
