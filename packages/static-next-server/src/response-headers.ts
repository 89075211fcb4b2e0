import type { OutgoingMessage } from 'node:http';

import { madeAtHeader } from './expiry/expiry.ts';

/** Headers that tell strangers what runs here, cost a round trip, or are for us alone. */
const unwanted = ['X-Powered-By', 'Accept-CH', 'Critical-CH', madeAtHeader] as const;

/** Puts an answer's headers in their final form, just before they leave. */
export function finishHeaders(
  response: OutgoingMessage,
  ofSite: ReadonlyMap<string, string>,
): void {
  for (const name of unwanted) response.removeHeader(name);
  for (const [name, value] of ofSite) response.setHeader(name, value);
  replaceSharedCaching(response);
  lockDownXml(response);
}

/**
 * Next lets shared caches keep a static page for a year and expects the host to purge them. Nobody
 * purges here: an edit must reach the very next visitor, so every copy is checked before its use.
 */
function replaceSharedCaching(response: OutgoingMessage): void {
  if (!headerText(response, 'Cache-Control').includes('s-maxage')) return;
  response.setHeader('Cache-Control', 'public, max-age=0, must-revalidate');
}

/** An SVG or XML file (an upload, for example) that is opened by its address can run scripts. */
function lockDownXml(response: OutgoingMessage): void {
  if (!/[/+]xml\b/.test(headerText(response, 'Content-Type'))) return;
  if (response.hasHeader('Content-Security-Policy')) return;
  response.setHeader(
    'Content-Security-Policy',
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
  );
}

/** A header as one string; empty when it is not set. */
export function headerText(response: OutgoingMessage, name: string): string {
  const value = response.getHeader(name);
  if (value === undefined) return '';
  return Array.isArray(value) ? value.join(', ') : String(value);
}

export function varyOnEncoding(response: OutgoingMessage): void {
  const vary = headerText(response, 'Vary');
  if (/(^|,\s*)(\*|accept-encoding)\s*(,|$)/i.test(vary)) return;
  response.setHeader('Vary', vary === '' ? 'Accept-Encoding' : `${vary}, Accept-Encoding`);
}
