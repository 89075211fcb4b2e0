import type { TypedUser } from 'payload';

import type { SubmissionQuery } from '../submission-query';

/** The rest of the site needs the database as well: each request reads a session. */
const mostAtOnce = 3;
/** One person who searches again and again cannot block the others. */
const mostOfOne = 2;
const pagePatienceMs = 4000;

/** Too many searches were under way. */
export class SearchBusy extends Error {
  override readonly name = 'SearchBusy';
}

/** Who waits for a turn; null for a query without a search, which never waits. */
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
 * Runs the reads of a search when it is their turn: for a word that no index knows PostgreSQL reads
 * whole tables, and a few such searches at once took every connection.
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
