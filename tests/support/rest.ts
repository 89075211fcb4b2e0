import config from '@payload-config';
import { handleEndpoints } from 'payload';

interface Call {
  readonly body?: object;
  readonly headers?: Record<string, string>;
}

/** Asks Payload's REST API as Next does, without Next. */
export function rest(method: string, path: string, { body, headers }: Call = {}) {
  const request = new Request(`http://localhost:3000/api${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', ...headers },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  return handleEndpoints({ config, request });
}

/** The session's cookie that an answer sets, as a header. */
export function cookieOf(answer: Response): Record<string, string> {
  return { Cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '' };
}
