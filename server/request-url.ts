const maxUrlLength = 8 * 1024;

export type ReadUrl =
  { readonly path: string } | { readonly refusal: { status: number; reason: string } };

/**
 * The decoded path of a request's URL, or why the request is refused. Next answers 500 to the
 * malformed ones, Payload passes NUL to PostgreSQL, and neither caps the length.
 */
export function readUrl(url: string): ReadUrl {
  if (url.length > maxUrlLength) return refuse(414, 'The address is too long.');
  if (!url.startsWith('/')) return refuse(400, 'The address must begin with a slash.');
  if (url.includes('%00')) return refuse(400, 'The address contains a NUL character.');
  try {
    // The query is left alone: `?discount=50%` in a link is sloppy, harmless, and real.
    return { path: decodeURI(url.split('?', 1)[0] ?? '/') };
  } catch {
    return refuse(400, 'The address is not properly percent-encoded.');
  }
}

function refuse(status: number, reason: string): ReadUrl {
  return { refusal: { status, reason } };
}
