import config from '@payload-config';
import { getPayload } from 'payload';

import { outageAnswer } from '@/platform/database/outage';

import { formerFile, isFilePath } from '~/collections/files/former-file';

import { changedFields } from '../changed-fields';

type Handler<Args extends unknown[]> = (request: Request, ...args: Args) => Promise<Response>;

/** Leads who asks for the file of a document that has another one now to that one. */
async function ledOn({ method, url }: Request, answer: Response): Promise<Response> {
  const { pathname } = new URL(url);
  if (answer.status !== 404 || method !== 'GET' || !isFilePath(pathname)) return answer;
  const payload = await getPayload({ config });
  return (await formerFile(payload, pathname)) ?? answer;
}

/** A file, sent whole, in part, or known to be unchanged. */
const published = [200, 206, 304];

/**
 * Keeps every answer of the API out of all caches, those of browsers too: it may be for one person.
 * Pictures and files for download are for everybody.
 */
export const privately =
  <Args extends unknown[]>(handler: Handler<Args>): Handler<Args> =>
  async (request, ...args) => {
    const answer = await ledOn(request, await handler(request, ...args));
    const isFile = isFilePath(new URL(request.url).pathname);
    if (!isFile || !published.includes(answer.status))
      answer.headers.set('Cache-Control', 'private, no-store');
    return answer;
  };

/**
 * Says so where Payload could not connect, as in a process that started while the database was
 * away. Payload (3.90.2) answers 500 then, as for a defect. Each request tries to connect again.
 */
const unlessAway =
  <Args extends unknown[]>(handler: Handler<Args>): Handler<Args> =>
  async (...args) => {
    const isConnected = await getPayload({ config }).then(
      () => true,
      () => false,
    );
    return isConnected ? handler(...args) : outageAnswer();
  };

/** Says so in development where a value would be lost. The panel shows it. */
const unlessFieldsChanged =
  <Args extends unknown[]>(handler: Handler<Args>): Handler<Args> =>
  async (request, ...args) => {
    const changed = await changedFields();
    if (changed === undefined) return handler(request, ...args);
    console.error(changed);
    return Response.json({ errors: [{ message: changed }] }, { status: 409 });
  };

/** A handler of Payload's whose answers mislead nobody. */
export const careful = <Args extends unknown[]>(handler: Handler<Args>): Handler<Args> =>
  privately(unlessFieldsChanged(unlessAway(handler)));
