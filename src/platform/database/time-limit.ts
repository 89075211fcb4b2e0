const tickMs = 50;

/** Nothing came in time. */
export class TimeLimitPassed extends Error {}

/**
 * Settles as `work` does, or rejects when nothing came for so long. What this process spent on
 * something else (Payload takes a second or two to start) does not count: the answer may lie there
 * unread, and a plain time-out would come before it.
 */
export function settleWithin<Result>(work: Promise<Result>, timeLimitMs: number): Promise<Result> {
  return new Promise((resolve, reject) => {
    let left = Math.ceil(timeLimitMs / tickMs);
    // A process that was held up finds one tick due, not all that it missed.
    const tick = setInterval(() => {
      left -= 1;
      if (left > 0) return;
      clearInterval(tick);
      reject(new TimeLimitPassed(`Nothing came within ${timeLimitMs} ms`));
    }, tickMs);
    work.then(resolve, reject).finally(() => {
      clearInterval(tick);
    });
  });
}
