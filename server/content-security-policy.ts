import { createHash } from 'node:crypto';
import type { Area } from './areas';
import { inlineScripts } from './inline-scripts';

interface PolicySettings {
  /** Whether the site is reached over https. */
  readonly secure: boolean;
  /** Whether Google Analytics may load on public pages, if the visitor agrees. */
  readonly analytics?: boolean;
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
 * The policy of one HTML document. Next's inline scripts carry the page's data and change with its
 * content; a nonce would make every page dynamic, so each script is named by its hash.
 */
export function contentSecurityPolicy(
  html: Buffer,
  area: Area,
  { secure, analytics = false }: PolicySettings,
): string {
  // The API serves what people uploaded: a script in there is nobody's that we know.
  const scripts = area === 'api' ? [] : inlineScripts(html);
  const hashes = new Set(scripts.map(hashSource));
  const guests = analytics && area === 'site' ? google : nobody;
  const directives = [
    "default-src 'self'",
    ["script-src 'self'", ...guests.scripts, ...hashes].join(' '),
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...guests.images].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...guests.connections].join(' '),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    // Live preview in the panel would need 'self' here for `site`, and X-Frame-Options to agree.
    "frame-ancestors 'none'",
    // The panel previews files before they are sent: pictures above, films and workers here.
    ...(area === 'panel' ? ["worker-src 'self' blob:", "media-src 'self' blob:"] : []),
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ];
  return directives.join('; ');
}

function hashSource(script: Buffer): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}
