import 'server-only';

import { GoingBack } from '../going-back';

/** What somebody wrote on their page and could not be taken, to be shown to them once more. */
export interface Returned {
  readonly words: string;
  /** Why. */
  readonly problem: string;
  /** What is wrong, by field. */
  readonly errors: Readonly<Record<string, string>>;
}

const goingBack = new GoingBack<Returned>();

/** Names it in a request of this process to itself. Whoever else sends it names nothing. */
export const returnedHeader = 'x-returned-words';

export const getReturned = goingBack.get;

/**
 * The page with what was typed and why it was not taken.
 * @param path of the page
 * @param cookie as the browser sent it
 * @returns null when the page cannot be made
 */
export const returnedPage = (
  path: string,
  cookie: string,
  returned: Returned,
  answer: { readonly status: number; readonly headers: Headers },
): Promise<Response | null> =>
  goingBack.page(
    returned,
    (token) => ({ path, headers: { Cookie: cookie, [returnedHeader]: token } }),
    answer,
  );
