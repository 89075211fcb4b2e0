import { SearchBusy } from '../list/reads/search-turn';
import { Clash, gone, Refusal } from '../action/as-staff';
import { isDatabaseAway, isDatabaseBusy } from '@/platform/database/failure-reason';
import { refusalOf } from '@/platform/refusal';

/** What a program is told went wrong, with the remedy (RFC 9457). */
export interface ProblemBody {
  readonly status: number;
  /** The same for every problem of a kind. */
  readonly title: string;
  /** What to do about it. */
  readonly detail: string;
  /** Of what was sent, which parts. */
  readonly errors?: readonly { readonly at: string; readonly message: string }[];
  /** What is there now, where somebody else was quicker. */
  readonly current?: unknown;
}

const titles: Readonly<Record<number, string>> = {
  400: 'The request cannot be read',
  401: 'A token is needed',
  403: 'The token may not do this',
  404: 'There is nothing here',
  405: 'The address answers other methods',
  409: 'Somebody else was quicker',
  413: 'The body is too large',
  415: 'The body is of another type',
  422: 'What was sent makes no sense here',
  429: 'Too many requests',
  500: 'Something went wrong here',
  503: 'The database does not answer',
};

/** Thrown where a request is refused. */
export class Problem extends Error {
  readonly body: ProblemBody;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    detail: string,
    more: Pick<ProblemBody, 'errors' | 'current'> & { headers?: Record<string, string> } = {},
  ) {
    super(detail);
    const { headers = {}, ...rest } = more;
    this.body = { status, title: titles[status] ?? 'It was not done', detail, ...rest };
    this.headers = headers;
  }
}

export const notFound = (): Problem =>
  new Problem(404, 'It is not there, or the account of the token may not see it.');

/** What an error of the inbox is to a program. Its words never carry what somebody wrote. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof Clash) return new Problem(409, error.message);
  if (error instanceof Refusal)
    return error.message === gone ? notFound() : new Problem(422, error.message);
  if (error instanceof SearchBusy)
    return new Problem(429, 'Too many searches are under way. Try again in a moment.', {
      headers: { 'Retry-After': '2' },
    });
  const status = refusalOf(error)?.status;
  if (status === 403) return new Problem(403, 'The account of the token may not see or do this.');
  if (status === 404) return notFound();
  if (status !== undefined)
    return new Problem(422, 'A rule of the site refuses this. Look at what was sent.');
  const isAway = isDatabaseAway(error) || isDatabaseBusy(error);
  console.error(`The API could not do it: ${error instanceof Error ? error.name : 'unknown'}`);
  if (isAway)
    return new Problem(503, 'Nothing was changed. Try again in a moment.', {
      headers: { 'Retry-After': '2' },
    });
  return new Problem(500, 'Try again in a moment. The log of the server has the request.');
}
