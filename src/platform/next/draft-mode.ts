import { readFileSync } from 'node:fs';
import path from 'node:path';

import { z } from 'zod';

/**
 * Next's draft mode, as its cookie shows it (read in 16.4.6: server/api-utils, server/request/draft-mode).
 * The public `draftMode()` works within a page; our server has to know before Next is asked.
 */
export const draftCookie = '__prerender_bypass';

const manifest = z.object({ preview: z.object({ previewModeId: z.string().min(16) }) });

/**
 * What the cookie of a preview has to say: Next makes one up for each build.
 * @param distDir Next's, such as `.next`
 */
export function readPreviewId(distDir: string): string {
  const file = readFileSync(path.resolve(distDir, 'prerender-manifest.json'), 'utf8');
  return manifest.parse(JSON.parse(file)).preview.previewModeId;
}

/** The cookies of a request, as Next takes them apart; of several with one name it takes the last. */
export const cookiesOf = (header: string): readonly string[] => header.split(/; */).filter(Boolean);
