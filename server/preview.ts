import type { IncomingHttpHeaders } from 'node:http';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Step } from 'static-next-server';
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

/** Next's cookie of its draft mode. */
export const draftCookie = '__prerender_bypass';

/** The cookies of a request, as Next (16.4.6) takes them apart. */
const partsOf = (cookies: string): readonly string[] => cookies.split(/; */).filter(Boolean);

function isValid(part: string, previewId: string): boolean {
  try {
    return (
      part.startsWith(`${draftCookie}=`) &&
      decodeURIComponent(part.slice(draftCookie.length + 1)) === previewId
    );
  } catch {
    return false;
  }
}

/**
 * Whether Next makes a page for this request alone. It opens nothing by itself: what somebody sees
 * then is for src/site/preview/editor.ts to say.
 */
export const carriesPreview = (
  { cookie }: Pick<IncomingHttpHeaders, 'cookie'> = {},
  previewId?: string,
): boolean =>
  cookie?.includes(draftCookie) === true &&
  previewId !== undefined &&
  partsOf(cookie).some((part) => isValid(part, previewId));

/**
 * Has Next judge the cookie as we do: of several it would take the last. What is no preview's goes,
 * and of those that are one stays, wherever it stood. It goes, too, where there is no preview: Next
 * would show drafts wherever it comes along, in the inbox and in the sitemap.
 */
export const settlePreview =
  (previewId: string): Step =>
  ({ area, request: { headers } }) => {
    if (headers.cookie?.includes(draftCookie) !== true) return undefined;
    const others = partsOf(headers.cookie).filter((part) => part.split('=')[0] !== draftCookie);
    const own = area.showsPublic === true ? [`${draftCookie}=${previewId}`] : [];
    headers.cookie = [...others, ...own].join('; ');
    return undefined;
  };
