import type { TypedUser } from 'payload';

import type { SubmissionQuery } from '../submission-query';

/** The rest of the site needs the database, too: a session is looked for with each request. */
const mostAtOnce = 3;
/** Nobody who searches again and again keeps the others from it. */
const mostOfOne = 2;
const pagePatienceMs = 4000;

/** Too many searches were under way. */
export class SearchBusy extends Error {
  override readonly name = 'SearchBusy';
}

/** Of a query without a search nobody waits. */
export const searcher = (
  { search }: Pick<SubmissionQuery, 'search'>,
  { id }: Pick<TypedUser, 'id'>,
): string | null => (search === null ? null : id);

interface Waiting {
  readonly user: string;
  readonly begin: () => void;
}

const running: string[] = [];
const waiting: Waiting[] = [];

const hasRoom = (user: string): boolean =>
  running.length < mostAtOnce && running.filter((each) => each === user).length < mostOfOne;

/**
 * Reads what a search asks the database for, when it is its turn: a word that no index knows reads whole
 * tables, and a few of those at once took every connection that there is.
 * @param user the id of who searches; null where nothing is searched for, which waits for nobody
 * @param patienceMs how long it may wait
 * @throws SearchBusy when it was not its turn in time
 */
export async function inSearchTurn<Result>(
  user: string | null,
  read: () => Promise<Result>,
  patienceMs = pagePatienceMs,
): Promise<Result> {
  if (user === null) return read();
  await turnOf(user, patienceMs);
  try {
    return await read();
  } finally {
    running.splice(running.indexOf(user), 1);
    const next = waiting.find((each) => hasRoom(each.user));
    next?.begin();
  }
}

async function turnOf(user: string, patienceMs: number): Promise<void> {
  if (hasRoom(user)) {
    running.push(user);
    return;
  }
  await new Promise<void>((resolve, reject) => {
    const leave = () => {
      clearTimeout(patience);
      waiting.splice(waiting.indexOf(own), 1);
    };
    const own: Waiting = {
      user,
      begin: () => {
        leave();
        running.push(user);
        resolve();
      },
    };
    const patience = setTimeout(() => {
      leave();
      reject(new SearchBusy('Too many searches are under way'));
    }, patienceMs);
    waiting.push(own);
  });
}
