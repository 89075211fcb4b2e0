import type { IncomingHttpHeaders } from 'node:http';
import type { Step } from 'static-next-server';
import { cookiesOf, draftCookie } from '@/platform/next/draft-mode';

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
  cookiesOf(cookie).some((part) => isValid(part, previewId));

/**
 * Has Next judge the cookie as we do: of several it would take the last. What is no preview's goes,
 * and of those that are one stays, wherever it stood. It goes, too, where there is no preview: Next
 * would show drafts wherever it comes along, in the inbox and in the sitemap.
 */
export const settlePreview =
  (previewId: string): Step =>
  ({ area, request: { headers } }) => {
    if (headers.cookie?.includes(draftCookie) !== true) return undefined;
    const others = cookiesOf(headers.cookie).filter((part) => part.split('=')[0] !== draftCookie);
    const own = area.showsPublic === true ? [`${draftCookie}=${previewId}`] : [];
    headers.cookie = [...others, ...own].join('; ');
    return undefined;
  };
