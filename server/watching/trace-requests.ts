import type { Around } from 'static-next-server';
import { env } from '@/env';
import { currentRequest } from '@/platform/current-request';
import { traced } from '@/platform/tracing/tracing';
import { areaNameOf } from './area-names';

/**
 * Tells of each request how long it took, for who follows one through the site. A path is named
 * once it is known to be one of the site's own: what strangers type after a slash, tokens and ids
 * are not. A proxy that is trusted may have begun to follow it.
 */
export const traceRequests: Around = ({ path, request, response }, go) => {
  const area = areaNameOf(path);
  const method = request.method ?? '';
  const parent = env.TRUSTED_PROXY_HOPS > 0 ? request.headers['traceparent'] : undefined;
  void traced(
    {
      name: `${method} ${area}`,
      attributes: {
        area,
        'http.request.method': method,
        'request.id': currentRequest()?.id ?? '',
      },
      parent: typeof parent === 'string' ? parent : undefined,
    },
    (describe) =>
      new Promise<void>((resolve) => {
        response.once('close', () => {
          const status = response.headersSent ? response.statusCode : 0;
          const isOurs = status > 0 && (status < 400 || status >= 500);
          describe({
            'http.response.status_code': status,
            ...(isOurs ? { 'url.path': nameablePath(path) } : {}),
          });
          resolve();
        });
        go();
      }),
  );
};

/** Two parts of it, as in the log; of a receipt one, since the second is a submission's reference. */
function nameablePath(path: string): string {
  const parts = path.split('/');
  const most = parts[1] === 'received' ? 2 : 3;
  return parts.length > most ? `${parts.slice(0, most).join('/')}/…` : path;
}
