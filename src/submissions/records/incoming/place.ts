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
