import type { IncomingHttpHeaders } from 'node:http';

/** Set in the browser of whoever does not want to be counted. It says that, and nothing else. */
export const objectionCookie = { name: 'count-views', value: 'no' } as const;

const said = `${objectionCookie.name}=${objectionCookie.value}`;

/** Whether a visitor may be counted: they object by our button, or by Global Privacy Control or Do Not Track. */
export const mayCount = (headers: IncomingHttpHeaders): boolean =>
  headers['sec-gpc'] !== '1' && headers['dnt'] !== '1' && headers.cookie?.includes(said) !== true;
