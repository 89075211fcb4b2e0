const oneYear = 365 * 24 * 60 * 60;

/** What a browser may do with every answer of ours, whatever Next says. */
export const securityHeaders = (secure: boolean): ReadonlyMap<string, string> =>
  new Map([
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', 'camera=(), microphone=(), geolocation=()'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ['X-Frame-Options', 'DENY'],
    ...(secure
      ? [['Strict-Transport-Security', `max-age=${oneYear}; includeSubDomains`] as const]
      : []),
  ]);
