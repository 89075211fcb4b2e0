/** New ones appear within five seconds: three, and what the answer and the page take. */
const interval = 3000;
/** Nobody is looking, and only the title shows. */
const hiddenInterval = 12_000;
/** A network that a computer left while it slept may never say that it is gone. */
const answerWithin = 10_000;

interface Watch {
  /** Gives up when the signal says so. */
  ask: (known: string, signal: AbortSignal) => Promise<unknown>;
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
    const giveUp = new AbortController();
    const limit = setTimeout(() => giveUp.abort(), answerWithin);
    const answer = await ask(revision, giveUp.signal).catch(() => null);
    clearTimeout(limit);
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

/** @throws when there is no answer that says something */
export async function askRevision(known: string, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(`/admin/revision?known=${known}`, { cache: 'no-store', signal });
  return response.status === 200 ? response.json() : null;
}
