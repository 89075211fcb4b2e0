import type { Step } from 'static-next-server';

const lifeMs = 180 * 24 * 60 * 60 * 1000;

/**
 * `/.well-known/security.txt` (RFC 9116): where somebody tells us of a hole. It expires half a year
 * after it was asked for, so that a copy does not pass for the present one for ever.
 */
export const tellSecurityContact =
  (siteOrigin: string): Step =>
  ({ path, response, request: { method } }) => {
    if (path !== '/.well-known/security.txt' || (method !== 'GET' && method !== 'HEAD'))
      return undefined;
    const lines = [
      `Contact: ${siteOrigin}/#contact`,
      `Expires: ${new Date(Date.now() + lifeMs).toISOString()}`,
      `Canonical: ${siteOrigin}${path}`,
      'Preferred-Languages: en',
    ];
    response.setHeader('Content-Type', 'text/plain; charset=utf-8');
    response.setHeader('Cache-Control', 'public, max-age=86400');
    response.answer(200, `${lines.join('\n')}\n`);
    return 'answered';
  };
