import type { IncomingHttpHeaders } from 'node:http';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';

const manifest = z.object({ preview: z.object({ previewModeId: z.string().min(16) }) });

/**
 * What the cookie of a preview has to say: Next makes one up for each build.
 * @param distDir Next's, such as `.next`
 */
export function readPreviewId(distDir: string): string {
  const file = readFileSync(resolve(distDir, 'prerender-manifest.json'), 'utf8');
  return manifest.parse(JSON.parse(file)).preview.previewModeId;
}

/**
 * Whether Next makes a page for this request alone. It opens nothing by itself: what somebody sees
 * then is for src/site/preview/editor.ts to say.
 */
export function carriesPreview(headers?: IncomingHttpHeaders, previewId?: string): boolean {
  if (headers?.cookie === undefined || previewId === undefined) return false;
  const [, given] = /(?:^|;\s*)__prerender_bypass=([^;]*)/.exec(headers.cookie) ?? [];
  return given === previewId;
}
