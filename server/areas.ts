import type { Area, AreaOf } from 'static-next-server';
import { forms } from '@/forms';
import { bodyLimits } from '@/platform/limits';
import { type BrowserCode, withBrowserCode } from './browser-code';
import { contentSecurityPolicy } from './content-security-policy';
import { carriesPreview } from './preview';
import { speculation } from './speculation-rules';
import { toastStyles } from './toast-styles';

interface Settings {
  /** Whether the site is reached over https. */
  readonly secure: boolean;
  /** Of Google Analytics; undefined when the site counts nobody. */
  readonly analyticsId?: string | undefined;
  /** What public pages run; undefined when they keep React. */
  readonly browserCode?: BrowserCode | undefined;
  /** What the cookie of a preview says; undefined when there are no previews. */
  readonly previewId?: string | undefined;
}

/** The parts of the site that the web process treats differently, by the first part of a path. */
export function areasWith(settings: Settings): AreaOf {
  const { secure, analyticsId, browserCode, previewId } = settings;
  const analytics = analyticsId !== undefined;
  const site: Area = {
    isPublic: true,
    ahead: speculation,
    body: bodyLimits.page,
    policy: (scripts, styles) =>
      contentSecurityPolicy(scripts, { secure, analytics, styles: [...toastStyles, ...styles] }),
    adjust: (page) => {
      if (browserCode !== undefined) withBrowserCode(page, browserCode);
      // Pages are static and built before anybody knows where they will be served.
      if (analyticsId !== undefined)
        page.addToHead(`<meta name="analytics-id" content="${analyticsId}"/>`);
    },
  };
  // A page with its drafts, for who may see them: kept by nobody, counted by nobody, and shown in a
  // frame by the panel. Its script writes styles as it follows the typing.
  const preview: Area = {
    showsPublic: true,
    body: bodyLimits.page,
    policy: (scripts) => contentSecurityPolicy(scripts, { secure, framed: true }),
    headers: new Map([['X-Frame-Options', 'SAMEORIGIN']]),
    adjust: (page) => {
      if (browserCode !== undefined) withBrowserCode(page, browserCode, [browserCode.preview]);
    },
  };
  const staff: Area = {
    hasForms: true,
    body: bodyLimits.document,
    policy: (scripts) => contentSecurityPolicy(scripts, { secure }),
  };
  const panel: Area = {
    hasForms: true,
    body: bodyLimits.document,
    policy: (scripts) => contentSecurityPolicy(scripts, { secure, previews: true }),
  };
  const api: Area = {
    isForPrograms: true,
    body: bodyLimits.document,
    // The API serves what people uploaded: a script in there is nobody's that we know.
    policy: () => contentSecurityPolicy([], { secure, styles: [] }),
  };
  // What the web process answers itself. Nobody is to look for a page there.
  const own: Area = { body: bodyLimits.page, policy: api.policy };
  const others = new Map([
    ['healthz/', own],
    ['readyz/', own],
    ['speculation-rules.json/', own],
    ['.well-known/security.txt', own],
    ['admin', staff],
    ['admin/attachments', { ...staff, body: bodyLimits.upload }],
    ['cms', panel],
    ['api', api],
    ['api/media', { ...api, body: bodyLimits.upload }],
    ['api/incoming-mail', { ...api, body: bodyLimits.mail }],
    ...Object.keys(forms).map(
      (form) => [`api/${form}`, { ...api, body: bodyLimits.door }] as const,
    ),
    ['_next', { ...staff, body: bodyLimits.page }],
  ]);
  return (path, headers) => {
    const [, first = '', second = ''] = path.split('/');
    const other =
      others.get(`${first}/${second}`) ?? others.get(first) ?? (first[0] === '_' ? own : undefined);
    return other ?? (isPage(path) && carriesPreview(headers, previewId) ? preview : site);
  };
}

/** A file, such as the sitemap, has no preview. */
const isPage = (path: string) => !/\.[^/]*$/.test(path);
