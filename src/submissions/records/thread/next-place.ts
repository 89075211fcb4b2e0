/** Two that come at once want the same place in the thread. */
const mostTries = 5;

/**
 * Puts something on a thread after all that is there, again where something else took that place.
 * @param put gives null for that
 */
export async function atNextPlace<Result>(put: () => Promise<Result | null>): Promise<Result> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const result = await put();
    if (result !== null) return result;
  }
  throw new Error('The thread has no place for what came in');
}

/** What a statement says that puts a mail of ours on a thread. */
export interface Tried {
  /** Its submission, or what else it rests on. */
  readonly isThere: boolean;
  readonly isQueued: boolean;
  /** Since an earlier try. */
  readonly isKnown: boolean;
}

/** `again`: it is there since before. `gone`: what it was to stand on is not there. */
export type Placed = 'queued' | 'again' | 'gone';

/** What became of it, for `atNextPlace`. */
export function placed(tried: Tried | undefined): Placed | null {
  if (tried?.isQueued) return 'queued';
  if (tried?.isKnown) return 'again';
  return tried?.isThere ? null : 'gone';
}
