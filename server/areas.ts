import type { Area, AreaOf } from 'static-next-server';
import { uploadLimit } from '@/platform/upload-limit';
import { type BrowserCode, withBrowserCode } from './browser-code';
import { contentSecurityPolicy } from './content-security-policy';

interface Settings {
  /** Whether the site is reached over https. */
  readonly secure: boolean;
  /** Of Google Analytics; undefined when the site counts nobody. */
  readonly analyticsId?: string | undefined;
  /** What public pages run; undefined when they keep React. */
  readonly browserCode?: BrowserCode | undefined;
}

/** The parts of the site that the web process treats differently, by the first part of a path. */
export function areasWith({ secure, analyticsId, browserCode }: Settings): AreaOf {
  const analytics = analyticsId !== undefined;
  const site: Area = {
    isPublic: true,
    policy: (scripts) => contentSecurityPolicy(scripts, { secure, analytics }),
    adjust: (made) => {
      const html = browserCode === undefined ? made : withBrowserCode(made, browserCode);
      return analyticsId === undefined ? html : withAnalyticsId(html, analyticsId);
    },
  };
  const staff: Area = { policy: (scripts) => contentSecurityPolicy(scripts, { secure }) };
  const panel: Area = {
    policy: (scripts) => contentSecurityPolicy(scripts, { secure, previews: true }),
  };
  const api: Area = {
    isForPrograms: true,
    // As much as Payload takes of a document in an upload, and of an upload with its file. It reads
    // a JSON body whole, from anybody, before it asks who sent it. An upload it counts by itself,
    // but then cuts the connection, and nobody gets the answer.
    bodyLimits: { document: 1, upload: uploadLimit.requestMegabytes },
    // The API serves what people uploaded: a script in there is nobody's that we know.
    policy: () => contentSecurityPolicy([], { secure }),
  };
  const others = new Map([
    ['admin', staff],
    ['cms', panel],
    ['api', api],
    ['_next', staff],
  ]);
  return (path) => others.get(path.split('/')[1] ?? '') ?? site;
}

/**
 * Tells a page which Google Analytics to ask its visitor about. Pages are static and built before
 * anybody knows where they will be served, so this is written in as they are.
 */
function withAnalyticsId(html: Buffer, id: string): Buffer {
  const end = html.indexOf('</head>');
  if (end === -1) return html;
  const meta = Buffer.from(`<meta name="analytics-id" content="${id}"/>`);
  return Buffer.concat([html.subarray(0, end), meta, html.subarray(end)]);
}
