import { hashSource, type Area, type AreaOf, type Markup } from 'static-next-server';
import { isOn, onlyWith } from '@/features';
import { formList, writtenForms } from '@/forms';
import { takesFiles } from '@/forms/kinds';
import { bodyLimits } from '@/platform/limits';
import { mailFramePolicy } from '@/platform/mail/frame-policy';
import { applyKeptScheme } from '@/site/scheme/scheme';
import { headCode } from '@/ui/head-code';
import { waitForFont } from '@/ui/wait-for-font';
import { allowedHosts, googleAnalytics, videoHosts } from './allowed-hosts';
import { type BrowserCode, withBrowserCode } from './browser-code';
import type { KeepsReact } from './react-pages';
import { carriesPreview } from './preview';
import { speculation } from './own-files';
import { unlisted } from './search-engines';
import { contentSecurityPolicy } from './security-headers';

/**
 * What sonner (2.0.8) writes into a public page when a toast is shown: a style element that is first
 * empty and then holds its rules. Its text is the same for everybody; a test compares it.
 */
export const toastStyles = [
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='",
] as const;

/** The scripts of our own in the head of each page of the inbox (src/app/(staff)/layout.tsx). */
const ofHead = [applyKeptScheme, waitForFont].map((code) => hashSource(headCode(code)));

interface Settings {
  /** Whether the site is reached over https. */
  readonly secure: boolean;
  /** Of Google Analytics; undefined when the site counts nobody. */
  readonly analyticsId?: string | undefined;
  /** What public pages run; undefined when they keep React. */
  readonly browserCode?: BrowserCode | undefined;
  /** What the cookie of a preview says; undefined when there are no previews. */
  readonly previewId?: string | undefined;
  /** Whether the public page at a path keeps all of React; undefined where none does. */
  readonly keepsReact?: KeepsReact | undefined;
}

/** The parts of the site that the web process treats differently, by the first part of a path. */
export function areasWith(settings: Settings): AreaOf {
  const { secure, analyticsId, browserCode, previewId, keepsReact } = settings;
  const guests = analyticsId === undefined ? [allowedHosts] : [allowedHosts, googleAnalytics];
  // Pages are static and built before anybody knows where they will be served.
  const nameAnalytics = (page: Markup) => {
    if (analyticsId !== undefined)
      page.addToHead(`<meta name="analytics-id" content="${analyticsId}"/>`);
  };
  const site: Area = {
    isPublic: true,
    ahead: speculation,
    body: bodyLimits.page,
    policy: (scripts, styles, page) =>
      contentSecurityPolicy(scripts, {
        secure,
        guests: page && hasVideo(page) ? [...guests, videoHosts] : guests,
        styles: [...toastStyles, ...styles],
      }),
    adjust: (page) => {
      if (browserCode !== undefined) withBrowserCode(page, browserCode);
      nameAnalytics(page);
    },
  };
  // A public page whose forms ask for actions, and whose components write styles of any kind.
  const ofReact = { hasForms: true, body: bodyLimits.document };
  const withReact: Area = {
    ...site,
    ...ofReact,
    policy: (scripts) => contentSecurityPolicy(scripts, { secure, guests }),
    adjust: nameAnalytics,
  };
  // A page with its drafts, for editors: neither cached nor counted, and shown in a frame by the
  // panel. Its script writes styles as it follows the typing.
  const drafts: Area = {
    showsPublic: true,
    body: bodyLimits.page,
    policy: (scripts) =>
      contentSecurityPolicy(scripts, { secure, guests: [allowedHosts, videoHosts], framed: true }),
    headers: new Map([['X-Frame-Options', 'SAMEORIGIN']]),
  };
  // What one person sent and got, for their eyes alone: no page elsewhere learns its address, and nobody counts it.
  const prospect: Area = {
    body: bodyLimits.page,
    policy: (scripts, styles) =>
      contentSecurityPolicy(scripts, { secure, styles: [...toastStyles, ...styles] }),
    headers: new Map([
      // With `no-referrer` browsers would not say where its forms come from.
      ['Referrer-Policy', 'same-origin'],
      unlisted,
    ]),
    adjust: (page) => {
      if (browserCode !== undefined) withBrowserCode(page, browserCode);
    },
  };
  // One draft, for whoever has the link: nobody keeps it or learns its address, and it sends nothing.
  const review: Area = {
    body: bodyLimits.page,
    policy: (scripts, styles) =>
      contentSecurityPolicy(scripts, {
        secure,
        guests: [allowedHosts, videoHosts],
        styles: [...toastStyles, ...styles],
        sendsNothing: true,
      }),
    headers: new Map([
      ['Cache-Control', 'private, no-store'],
      ['Referrer-Policy', 'no-referrer'],
      unlisted,
    ]),
    adjust: (page) => {
      if (browserCode !== undefined) withBrowserCode(page, browserCode);
    },
  };
  // Where a reviewer writes to whoever shared the draft: it sends its form.
  const reviewNote: Area = {
    ...prospect,
    headers: new Map([...(prospect.headers ?? []), ['Cache-Control', 'private, no-store']]),
  };
  const preview: Area = {
    ...drafts,
    adjust: (page) => {
      if (browserCode !== undefined) withBrowserCode(page, browserCode, [browserCode.preview]);
    },
  };
  const previewWithReact: Area = { ...drafts, ...ofReact };
  const staff: Area = {
    ...ofReact,
    isPersonal: true,
    headers: new Map([unlisted]),
    ownScripts: ofHead,
    policy: (scripts) => contentSecurityPolicy(scripts, { secure }),
  };
  // A mail that somebody else wrote, for a frame of the inbox.
  const mailFrame: Area = {
    ...staff,
    policy: () => mailFramePolicy,
    headers: new Map([
      ['X-Frame-Options', 'SAMEORIGIN'],
      ['Referrer-Policy', 'no-referrer'],
      unlisted,
    ]),
  };
  const panel: Area = {
    ...ofReact,
    isPersonal: true,
    headers: new Map([unlisted]),
    policy: (scripts) => contentSecurityPolicy(scripts, { secure, showsChosenFiles: true }),
  };
  const api: Area = {
    isForPrograms: true,
    body: bodyLimits.document,
    // The API serves what people uploaded: no script in there is ours.
    policy: () => contentSecurityPolicy([], { secure, styles: [] }),
  };
  // What the web process answers itself. Nobody is to look for a page there.
  const own: Area = { body: bodyLimits.page, policy: api.policy };
  const others = new Map<string, Area>([
    ['healthz/', own],
    ['readyz/', own],
    ['speculation-rules.json/', own],
    ['.well-known/security.txt', own],
    ['admin', staff],
    ...onlyWith<[string, Area]>('review', ['review', review], ['review/note', reviewNote]),
    ...onlyWith<[string, Area]>('replies', [
      'admin/attachments',
      { ...staff, body: bodyLimits.upload },
    ]),
    ...onlyWith<[string, Area]>('pipeline', [
      'admin/import-file',
      { ...staff, body: bodyLimits.importedFile },
    ]),
    ['admin/mail-frame', mailFrame],
    ['admin/form-files', { ...staff, body: bodyLimits.files }],
    ['cms', panel],
    ['api', api],
    ['api/review-notes', { ...api, body: bodyLimits.page }],
    ['api/media', { ...api, body: bodyLimits.upload }],
    ['api/downloads', { ...api, body: bodyLimits.upload }],
    ...onlyWith<[string, Area]>('articles', [
      'api/article-import',
      { ...api, body: bodyLimits.articleImport },
    ]),
    ...onlyWith<[string, Area]>('incoming-mail', [
      'api/incoming-mail',
      { ...api, body: bodyLimits.mail },
    ]),
    ...onlyWith<[string, Area]>('prospects-page', [
      'api/received',
      { ...api, headers: prospect.headers, body: bodyLimits.filesOfAnySize },
    ]),
    ['api/forms', { ...api, body: bodyLimits.filesOfAnySize }],
    ...writtenForms.map((form) => {
      const body = takesFiles(form) ? bodyLimits.filesOfAnySize : bodyLimits.door;
      return [`api/${form.name}`, { ...api, body }] as const;
    }),
    ['_next', { body: bodyLimits.page, policy: staff.policy }],
  ]);
  return (path, headers) => {
    const [, first = '', second = ''] = path.split('/');
    if (isProspects(path)) return prospect;
    const other =
      others.get(`${first}/${second}`) ?? others.get(first) ?? (first[0] === '_' ? own : undefined);
    if (other !== undefined) return other;
    const hasReact = keepsReact?.(path) === true;
    if (isPage(path) && carriesPreview(headers, previewId))
      return hasReact ? previewWithReact : preview;
    if (hasReact) return withReact;
    return site;
  };
}

/** Whether somebody may play a video on it (src/site/sections/articles/text/text-video.tsx). */
const hasVideo = ({ elements }: Pick<Markup, 'elements'>): boolean =>
  elements.some(({ attributes }) => attributes.has('data-video'));

const letters = formList.map(({ referenceLetter }) => referenceLetter).join('');
const ofProspect = new RegExp(
  `^/received/(?:over|[${letters}]-[0-9A-Z]{4}-[0-9A-Z]{2}(?:/(?:open|files|times)/[^/]+)?)$`,
);

const isProspects = (path: string) => isOn('prospects-page') && ofProspect.test(path);

/** A file, such as the sitemap, has no preview. */
const isPage = (path: string) => !/\.[^/]*$/.test(path);
