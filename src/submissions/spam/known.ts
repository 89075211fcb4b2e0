import 'server-only';

import { setTimeout as wait } from 'node:timers/promises';

import { forms, formNames } from '@/forms';

import {
  answersOf,
  listMarked,
  readSpamSettings,
  spamRevision,
  type Marked,
} from '../records/spam/marked';
import { emptyBlockList, readBlockList, type BlockList } from './block-list';
import { learn, type Learned, type Lesson } from './classifier';
import { evidenceIn } from './evidence';

const pauseMs = 2000;
/** Not every change is one of the revision (`spamRevision`): all is read again so often. */
const mostMsUnread = 20_000;
/** To take texts apart takes the processor, so visitors have their turn between so many. */
const mostInTurn = 25;

/** What the door goes by. */
export interface Known {
  readonly blockList: BlockList;
  readonly mostLinks: number;
  readonly learned: Learned;
}

/** What was marked, by the id of its submission. Here alone is anything of it kept: it dies with the process. */
const lessons = new Map<string, Lesson>();
let known: Known = { blockList: emptyBlockList, mostLinks: Infinity, learned: learn([]) };
let lastRevision: string | null = null;
let readAt = -Infinity;

/** As the database last had it, however long it has been away since. */
export const whatIsKnown = (): Known => known;

/** Whether anything was read since the process began. */
export const isAnythingKnown = (): boolean => lastRevision !== null;

/** Keeps what is known fresh for as long as the process lives. */
export function keepFresh(): void {
  const since = performance.now();
  void refreshKnown()
    .catch(() => undefined)
    .then(() => {
      // With very much in the database to look through it takes a twentieth of the time at most.
      const pause = Math.max(pauseMs, 20 * (performance.now() - since));
      setTimeout(keepFresh, pause).unref();
    });
}

let reading: Promise<void> | null = null;

/** @throws as `Connection.query` does; what was known stays */
export function refreshKnown(): Promise<void> {
  reading ??= readAgain().finally(() => {
    reading = null;
  });
  return reading;
}

async function readAgain(): Promise<void> {
  const revision = await spamRevision();
  if (revision === lastRevision && performance.now() - readAt < mostMsUnread) return;
  const [settings, marked] = await Promise.all([readSpamSettings(), listMarked()]);
  await teach(marked);
  known = {
    blockList: readBlockList(settings.blockList),
    mostLinks: settings.mostLinks,
    learned: isTaughtAnew ? learn(lessons.values()) : known.learned,
  };
  isTaughtAnew = false;
  lastRevision = revision;
  readAt = performance.now();
}

/** Whether the lessons are others than those of `known`, also where a reading of them broke off. */
let isTaughtAnew = false;

/** Makes the lessons those of what is marked now. */
async function teach(marked: readonly Marked[]): Promise<void> {
  const wanted = new Map(marked.map((each) => [each.id, each]));
  for (const [id, lesson] of lessons) {
    const mark = wanted.get(id);
    if (mark && mark.isSpam === lesson.isSpam) continue;
    isTaughtAnew = true;
    if (mark) lessons.set(id, { ...lesson, isSpam: mark.isSpam });
    else lessons.delete(id);
  }
  for (const name of formNames) {
    const form = forms[name];
    const unread = marked.filter(({ id, form: of }) => of === name && !lessons.has(id));
    for (let from = 0; from < unread.length; from += mostInTurn) {
      const turn = unread.slice(from, from + mostInTurn);
      const answers = await answersOf(
        form,
        turn.map(({ id }) => id),
      );
      for (const { id, isSpam } of turn) {
        const kept = answers.get(id);
        if (!kept) continue;
        lessons.set(id, { isSpam, tokens: evidenceIn(form, kept.values).tokens });
        isTaughtAnew = true;
      }
      await wait(0);
    }
  }
}
