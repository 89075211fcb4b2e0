'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

/** Shows what came in or was changed elsewhere, without a reload. */
export function InboxWatcher({ revision }: { revision: string }) {
  const router = useRouter();
  useEffect(
    () => watchInbox(revision, { ask: askRevision, onChange: () => router.refresh() }),
    [revision, router],
  );
  return null;
}

/** New ones appear within five seconds: three, and what the answer and the page take. */
const interval = 3000;
/** Nobody is looking, and only the title shows. */
const hiddenInterval = 12_000;
/** A network that a computer left while it slept may never say that it is gone. */
const answerWithinMs = 10_000;

interface Watch {
  ask: (known: string) => Promise<unknown>;
  onChange: () => void;
}

/**
 * Asks every few seconds whether the inbox is still as the page shows it.
 * @param revision of what the page shows
 * @returns how to stop
 */
export function watchInbox(revision: string, { ask, onChange }: Watch): () => void {
  let timer: ReturnType<typeof setTimeout>;
  let stopped = false;

  async function look(): Promise<void> {
    const answer = await ask(revision).catch(() => null);
    if (stopped) return;
    if (isRevision(answer) && answer.revision !== revision) onChange();
    wait();
  }

  function wait(): void {
    clearTimeout(timer);
    timer = setTimeout(
      () => void look(),
      document.visibilityState === 'hidden' ? hiddenInterval : interval,
    );
  }

  const onVisible = () => {
    if (document.visibilityState === 'visible') void look();
  };
  document.addEventListener('visibilitychange', onVisible);
  wait();
  return () => {
    stopped = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onVisible);
  };
}

const isRevision = (answer: unknown): answer is { revision: unknown } =>
  typeof answer === 'object' && answer !== null && 'revision' in answer;

/** @throws when there is no answer in time */
export async function askRevision(known: string): Promise<unknown> {
  const signal = AbortSignal.timeout(answerWithinMs);
  const response = await fetch(`/admin/revision?known=${known}`, { cache: 'no-store', signal });
  return response.status === 200 ? response.json() : null;
}
