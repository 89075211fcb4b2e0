import type { Hosts } from './allowed-hosts';

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

interface PolicyOptions {
  /** Whether the site is reached over https. */
  readonly secure: boolean;
  /** What it may load from elsewhere. */
  readonly guests?: readonly Hosts[];
  /** Whether it shows files before they are sent, as the panel does. */
  readonly showsChosenFiles?: boolean;
  /** Its inline styles, each as `'sha256-…'`; undefined where scripts write styles of any kind. */
  readonly styles?: readonly string[];
  /** Whether it sends no form and asks for no data. */
  readonly sendsNothing?: boolean;
  /** Whether pages of this site may show it in a frame, as the panel shows a draft. */
  readonly framed?: boolean;
}

/**
 * The content security policy of an HTML document.
 * @param scripts its inline scripts: each as `'sha256-…'`, or all as one `'nonce-…'`
 */
export function contentSecurityPolicy(
  scripts: readonly string[],
  {
    secure,
    guests = [],
    showsChosenFiles = false,
    framed = false,
    sendsNothing = false,
    styles,
  }: PolicyOptions,
): string {
  const hosts = (kind: keyof Hosts) => guests.flatMap((guest) => guest[kind]);
  const frames = hosts('frames');
  const directives = [
    "default-src 'self'",
    ["script-src 'self'", ...hosts('scripts'), ...scripts].join(' '),
    ["style-src 'self'", ...hosts('styles'), ...inlineStyles(styles)].join(' '),
    ["img-src 'self' data: blob:", ...hosts('images')].join(' '),
    "font-src 'self'",
    sendsNothing ? "connect-src 'none'" : ["connect-src 'self'", ...hosts('connections')].join(' '),
    ...(frames.length > 0 ? [["frame-src 'self'", ...frames].join(' ')] : []),
    "object-src 'none'",
    "base-uri 'self'",
    `form-action ${sendsNothing ? "'none'" : "'self'"}`,
    `frame-ancestors ${framed ? "'self'" : "'none'"}`,
    // Pictures are allowed above, films and workers here.
    ...(showsChosenFiles ? ["worker-src 'self' blob:", "media-src 'self' blob:"] : []),
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ];
  return directives.join('; ');
}

/** `unsafe-hashes` lets hashes speak for `style` attributes, too; any other style is refused. */
const inlineStyles = (styles: readonly string[] | undefined): readonly string[] =>
  styles === undefined
    ? ["'unsafe-inline'"]
    : styles.length === 0
      ? []
      : ["'unsafe-hashes'", ...styles];
