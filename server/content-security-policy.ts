interface Part {
  /** Whether the site is reached over https. */
  readonly secure: boolean;
  /** Whether Google Analytics may load, if the visitor agrees. */
  readonly analytics?: boolean;
  /** Whether it shows files before they are sent, as the panel does. */
  readonly previews?: boolean;
  /** Its inline styles, each as `'sha256-…'`; undefined where scripts write styles of any kind. */
  readonly styles?: readonly string[];
  /** Whether pages of this site may show it in a frame, as the panel shows a draft. */
  readonly framed?: boolean;
}

/** What Google Analytics 4 needs without advertising: https://developers.google.com/tag-platform/security/guides/csp */
const google = {
  scripts: ['https://www.googletagmanager.com'],
  images: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  connections: [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
};
const nobody: typeof google = { scripts: [], images: [], connections: [] };

/**
 * The content security policy of an HTML document.
 * @param scripts its inline scripts, each as `'sha256-…'`
 */
export function contentSecurityPolicy(
  scripts: readonly string[],
  { secure, analytics = false, previews = false, framed = false, styles }: Part,
): string {
  const guests = analytics ? google : nobody;
  const directives = [
    "default-src 'self'",
    ["script-src 'self'", ...guests.scripts, ...scripts].join(' '),
    ["style-src 'self'", ...inlineStyles(styles)].join(' '),
    ["img-src 'self' data: blob:", ...guests.images].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...guests.connections].join(' '),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    `frame-ancestors ${framed ? "'self'" : "'none'"}`,
    // Pictures are allowed above, films and workers here.
    ...(previews ? ["worker-src 'self' blob:", "media-src 'self' blob:"] : []),
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
