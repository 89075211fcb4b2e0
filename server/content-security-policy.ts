import { createHash } from 'node:crypto';
import type { Area } from './areas';
import { inlineScripts } from './inline-scripts';

/**
 * The policy of one HTML document. Next's inline scripts carry the page's data and change with its
 * content; a nonce would make every page dynamic, so each script is named by its hash.
 */
export function contentSecurityPolicy(html: Buffer, area: Area, secure: boolean): string {
  // The API serves what people uploaded: a script in there is nobody's that we know.
  const scripts = area === 'api' ? [] : inlineScripts(html);
  const hashes = new Set(scripts.map(hashSource));
  const directives = [
    "default-src 'self'",
    ["script-src 'self'", ...hashes].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
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
