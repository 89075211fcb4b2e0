/** Leads a browser on. Nobody keeps it, and no search engine lists it. */
export function ledTo(path: string, cookies: readonly string[] = []): Response {
  const headers = new Headers({
    Location: path,
    'Cache-Control': 'private, no-store',
    'Referrer-Policy': 'same-origin',
    'X-Robots-Tag': 'noindex, nofollow',
  });
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  return new Response(null, { status: 303, headers });
}
