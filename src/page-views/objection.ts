import type { IncomingHttpHeaders } from 'node:http';

import { objectionCookie } from './objection-cookie';

/** A year: the words of the notice say so. */
const keptSeconds = 365 * 24 * 60 * 60;

/** Whether a visitor may be counted: they object by our button, or by Global Privacy Control or Do Not Track. */
export const mayCount = (headers: IncomingHttpHeaders): boolean =>
  headers['sec-gpc'] !== '1' &&
  headers['dnt'] !== '1' &&
  headers.cookie?.includes(objectionCookie) !== true;

/** `Set-Cookie` of an objection, or of one that is taken back. */
export const objectionHeader = (objects: boolean, isSecure: boolean): string =>
  [
    objectionCookie,
    `Max-Age=${objects ? keptSeconds : 0}`,
    'Path=/',
    'SameSite=Lax',
    ...(isSecure ? ['Secure'] : []),
  ].join('; ');
