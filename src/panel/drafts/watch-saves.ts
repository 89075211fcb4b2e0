import { useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useLayoutEffect, useMemo } from 'react';

import type { LockedDocument } from '@/platform/payload/panel/document-lock';
import {
  documentIn,
  drawnFrom,
  isChangeOf,
  saveDraft,
  wordsIn,
} from '@/platform/payload/panel/draft-save';
import { answerRequests } from '@/platform/payload/panel/requests';

import { forgetWords, hasSameWords, keepWords, type Words } from './unsaved-words';

type Outcome = 'kept' | 'refused' | 'unanswered';

type Listener = (outcome: Outcome) => void;

/** What becomes of the saves of a form, by whomever they are made: Payload tells nobody of it (3.90.2). */
export interface Saves {
  /** Of the last one. */
  readonly outcome: () => Outcome;
  /** Whether all the words have been saved. */
  readonly haveArrived: (words: Words) => boolean;
  /** Keeps words in this tab until the next save. */
  readonly keep: (words: Words) => void;
  /** Whether it keeps words that no save has taken since. */
  readonly isKeeping: () => boolean;
  /** Saves at once, also as the page goes. @throws where the words are not saved */
  readonly send: (words: Words) => Promise<void>;
  readonly noteShown: (updatedAt: string) => void;
  /** @returns what ends it */
  readonly listen: (listener: Listener) => () => void;
  /** @returns what ends it */
  readonly watch: () => () => void;
}

/** @param me the id of whoever writes */
function watchSaves(document: LockedDocument, me: string): Saves {
  // When the words were saved that the form shows; undefined where nobody knows whether a save has arrived.
  let shownAt: string | undefined;
  let outcome: Outcome = 'kept';
  let arrived: readonly Words[] = [];
  let hasKept = false;
  let last: Promise<unknown> = Promise.resolve();
  const listeners = new Set<Listener>();

  // Two saves at once may be answered the other way round.
  function noteShown(updatedAt: string): void {
    if (shownAt === undefined || Date.parse(updatedAt) > Date.parse(shownAt)) shownAt = updatedAt;
  }

  function settle(now: Outcome): void {
    outcome = now;
    if (now === 'unanswered') shownAt = undefined;
    if (now === 'kept' && hasKept) {
      hasKept = false;
      forgetWords(document, me);
    }
    for (const listener of listeners) listener(now);
  }

  async function follow(words: Words, ask: () => Promise<Response>): Promise<Response> {
    try {
      const answer = await ask();
      if (answer.ok) {
        const kept = await documentIn(answer);
        arrived = [words, kept];
        if (kept.updatedAt !== undefined) noteShown(kept.updatedAt);
      }
      settle(outcomeOf(answer));
      return answer;
    } catch (error) {
      settle('unanswered');
      throw error;
    }
  }

  return {
    outcome: () => outcome,
    haveArrived: (words) => arrived.length > 0 && hasSameWords(words, ...arrived),
    keep: (words) => {
      hasKept = true;
      keepWords(document, me, words);
    },
    isKeeping: () => hasKept,
    send: async (words) => {
      const sent = follow(words, () =>
        saveDraft(document, shownAt === undefined ? words : { ...words, updatedAt: shownAt }),
      );
      last = Promise.allSettled([last, sent]);
      if (!(await sent).ok) throw new Error('Not saved');
    },
    noteShown,
    listen: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    watch: () =>
      answerRequests((address, init, ask) => {
        if (!isChangeOf(document, address, init)) return undefined;
        // One after the other: each makes the document newer, and the next has to say that it knows.
        const answer = last.then(() =>
          follow(wordsIn(init), () =>
            ask(address, shownAt === undefined ? init : drawnFrom(document, shownAt, init)),
          ),
        );
        last = answer.catch(() => undefined);
        return answer;
      }),
  };
}

function outcomeOf({ ok, status }: Response): Outcome {
  if (ok) return 'kept';
  return status >= 500 ? 'unanswered' : 'refused';
}

export function useSaves(
  document: LockedDocument | undefined,
  me: string | undefined,
): Saves | undefined {
  const { data } = useDocumentInfo();
  const shownAt: unknown = data?.['updatedAt'];
  const saves = useMemo(
    () => (document && me !== undefined ? watchSaves(document, me) : undefined),
    [document, me],
  );
  useLayoutEffect(() => saves?.watch(), [saves]);
  useEffect(() => {
    if (typeof shownAt === 'string') saves?.noteShown(shownAt);
  }, [saves, shownAt]);
  return saves;
}
