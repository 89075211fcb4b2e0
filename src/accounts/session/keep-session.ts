import type { AuthPost } from '../request/auth-request';
import { needsRefresh, refreshSession, tick } from './session-refresh';

interface KeptSession {
  expiresAt: number;
  /** How far the server's clock is ahead of this machine's. */
  skew: number;
  post: AuthPost;
  onEnd: () => void;
}

const sleep = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Checks every 30 s, and when the tab becomes visible, whether the session needs a refresh. */
export function keepSession({ expiresAt, skew, post, onEnd }: KeptSession): () => void {
  const now = () => Date.now() + skew;
  let end = expiresAt;
  let busy = false;
  let stopped = false;

  async function check(): Promise<void> {
    if (busy || !needsRefresh(now(), end)) return;
    busy = true;
    const outcome = await refreshSession({ post, now, sleep });
    busy = false;
    if (stopped) return;
    if (outcome.kind === 'refreshed') end = outcome.expiresAt;
    if (outcome.kind === 'ended') {
      stop();
      onEnd();
    }
  }

  const onVisible = () => {
    if (document.visibilityState === 'visible') void check();
  };
  const timer = setInterval(() => void check(), tick);
  document.addEventListener('visibilitychange', onVisible);

  function stop(): void {
    stopped = true;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onVisible);
  }
  return stop;
}
