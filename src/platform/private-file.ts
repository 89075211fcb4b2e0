import type { LinkPurpose } from './sealed-link';

/**
 * A file to be saved: kept by no cache, and never shown by the browser.
 * @param named what it is called, as `Content-Disposition` wants it
 */
export const privateFile = (content: BodyInit, type: string, named: string) =>
  new Response(content, {
    headers: {
      'Content-Type': type,
      'Content-Disposition': `attachment; ${named}`,
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'private, no-store',
    },
  });

/** As RFC 8187 wants it. */
export const fileNamed = (name: string): string =>
  `filename*=UTF-8''${encodeURIComponent(name).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  )}`;

/** The page to which a link in a mail leads says what came of it. */
export const toMailPage = (what: LinkPurpose, token: string): Response =>
  new Response(null, {
    status: 303,
    headers: {
      Location: `/mail/${what}/${encodeURIComponent(token)}`,
      'Cache-Control': 'private, no-store',
    },
  });
