import { randomUUID } from 'node:crypto';
import type { Around } from 'static-next-server';
import { env } from '@/env';
import { withRequestId } from '@/platform/current-request';

/** What a proxy may have called it; anything else would be a stranger's text in our log. */
const wellFormed = /^[\w.-]{8,64}$/;

/**
 * Gives each request an id, for the log and as `X-Request-Id` of its answer, so that who was refused
 * can say which line is theirs. A proxy that is trusted may have given it one. Pages that are ready
 * and the files of the build are sent without: nothing is ever said of them.
 */
export const nameRequest: Around = ({ request, response, path }, go) => {
  if (path.startsWith('/_next/static/')) {
    go();
    return;
  }
  const given = env.TRUSTED_PROXY_HOPS > 0 ? String(request.headers['x-request-id'] ?? '') : '';
  const id = wellFormed.test(given) ? given : randomUUID();
  const finish = response.beforeHead;
  response.beforeHead = (finished) => {
    finish(finished);
    finished.setHeader('X-Request-Id', id);
  };
  withRequestId(id, go);
};
