import { isOn } from '@/features';
import { formList, writtenForms } from '@/forms';
import { openSlugs } from '~/collections';
import { globalPages } from '~/collections/page-types';

import {
  written,
  media,
  editorsContent,
  missingPages,
  records,
  auditLog,
  submissions,
  jobs,
  closed,
  users,
  lockedDocuments,
  preferences,
  contentGlobal,
  editorsGlobal,
  staffGlobal,
  knownGlobal,
  closedGlobal,
  door,
  type Routes,
} from './access-kinds';

/**
 * What every route answers to whom. A row is a verb and a path below its collection (`:id` is an id
 * that does not exist); its three numbers are the answers to somebody anonymous, an editor and an
 * admin; the right after them is what other roles of staff need to be answered as an admin. Who was signed out is anonymous; a verb that is not listed is 404 or 405 to everybody; and
 * whatever another site's page makes a browser write is 403.
 *
 * 200, 201, 400, 404 and 422 come from behind the gate: they did what was asked, or say that what
 * was sent makes no sense. 401 and 403 come from the gate.
 */
export const columns = ['anonymous', 'editor', 'admin'] as const;

export const matrix: Readonly<Record<string, Routes>> = {
  ...Object.fromEntries(openSlugs.map((slug) => [`/api/${slug}`, written])),
  '/api/media': media,
  '/api/downloads': media,
  '/api/redirects': editorsContent,
  ...(isOn('short-links') && { '/api/short-links': editorsContent }),
  '/api/missing-pages': missingPages,
  ...Object.fromEntries(formList.map(({ collection }) => [`/api/${collection}`, submissions])),
  '/api/honeypot-hits': records,
  '/api/audit-entries': auditLog,
  '/api/users': users,
  '/api/payload-jobs': jobs,
  '/api/payload-kv': closed,
  '/api/payload-locked-documents': lockedDocuments,
  '/api/payload-preferences': preferences,
  ...Object.fromEntries(globalPages.map(({ global }) => [`/api/globals/${global}`, contentGlobal])),
  '/api/globals/site-settings': contentGlobal,
  '/api/globals/not-found-page': contentGlobal,
  '/api/globals/navigation': contentGlobal,
  '/api/globals/small-words': contentGlobal,
  '/api/globals/mails': editorsGlobal,
  '/api/globals/forms': contentGlobal,
  '/api/globals/cookie-question': contentGlobal,
  '/api/globals/inbox-settings': staffGlobal,
  ...(isOn('pipeline') && { '/api/globals/pipeline': staffGlobal }),
  ...(isOn('views') && { '/api/globals/view-counting': knownGlobal }),
  '/api/globals/payload-jobs-stats': closedGlobal,
  '/api': {
    'GET /access': '200 200 200',
    'POST /article-import': isOn('articles') ? '403 303 303 content' : '404 404 404',
    // Of no document.
    'GET /link-suggestions': isOn('search') ? '403 404 404 content' : '404 404 404',
    // Without a file, and without rows.
    'POST /launch-list': '403 303 303 content',
    'GET /redirects-file': '403 200 200 content',
    'POST /redirects-file': '403 422 422 content',
    'PUT /redirects-file': '403 422 422 content',
    'GET /content-texts': '403 200 200 content',
    // Of no document.
    'GET /review-links': isOn('review') ? '403 404 404 content' : '404 404 404',
    'POST /review-links': isOn('review') ? '403 404 404 content' : '404 404 404',
    'DELETE /review-links': isOn('review') ? '403 404 404 content' : '404 404 404',
    'GET /approvals': isOn('review') ? '403 404 404 content' : '404 404 404',
    'POST /approvals': isOn('review') ? '403 404 404 content' : '404 404 404',
    'GET /reviewer-notes': isOn('review') ? '403 404 404 content' : '404 404 404',
    'DELETE /reviewer-notes': isOn('review') ? '403 404 404 content' : '404 404 404',
    'POST /reorder': '403 404 404 content',
  },
  // Handlers of our own.
  // For the web process alone.
  '/%5Fpages': { 'GET /': '404 404 404' },
  '/%5Fredirects': { 'GET /': '404 404 404' },
  ...(isOn('views') && { '/%5Fview-counting': { 'GET /': '404 404 404' } }),
  ...(isOn('views') && {
    '/api/view-counting': { 'POST /': '303 303 303' },
    '/cms/figures/export': { 'GET /': '403 200 200 content' },
  }),
  // Without a page to show; out of a preview, everybody gets.
  '/cms/preview': { 'GET /': '400 400 400' },
  '/cms/preview/leave': { 'GET /': '303 303 303' },
  '/llms.txt': { 'GET /': '200 200 200' },
  // Without a note: it needs a name and words.
  ...(isOn('review') && { '/api/review-notes': { 'POST /': '422 422 422' } }),
  // No article is published.
  ...(isOn('articles') && {
    '/insights/feed.xml': { 'GET /': '404 404 404' },
    '/insights/feed.json': { 'GET /': '404 404 404' },
  }),
  '/share-images': { 'GET /:id': '404 404 404' },
  ...Object.fromEntries(writtenForms.map(({ name }) => [`/api/${name}`, door])),
  // None is published.
  '/api/forms': { 'POST /:id': '404 404 404' },
  // Asks for a signature, where it is switched on at all.
  ...(isOn('incoming-mail') && { '/api/incoming-mail': { 'POST /': '404 404 404' } }),
  // A session opens nothing there: programs have tokens.
  ...(isOn('api') && {
    '/api/v1': {
      'GET /:id': '401 401 401',
      'POST /:id': '401 401 401',
      'PATCH /:id': '401 401 401',
      'PUT /:id': '401 401 401',
    },
    '/api/v1/openapi.json': { 'GET /': '200 200 200' },
  }),
  ...(isOn('mcp') && { '/api/mcp': { 'POST /': '401 401 401' } }),
  // Says whether something changed; to who is not staff, nothing.
  '/admin/revision': { 'GET /': '200 200 200' },
  ...(isOn('staff-notices') ? { '/admin/push-worker': { 'GET /': '200 200 200' } } : {}),
  '/admin/palette': { 'GET /': '403 403 200 read' },
  // Says who else is here; to who is not staff, nothing.
  '/admin/presence': { 'POST /': '204 204 400 read' },
  '/admin/export': { 'GET /': '403 403 200 export' },
  '/admin/attachments': {
    ...(isOn('replies') && { 'POST /': '403 403 400 work' }),
    'GET /:id': '403 403 404 read',
  },
  '/admin/pictures': { 'GET /:id': '403 403 404 read' },
  '/admin/mail-frame': { 'GET /:id': '403 403 404 read' },
  '/admin/form-files': { 'GET /:id': '403 200 200 content', 'POST /:id': '403 422 422 content' },
  '/api/mail/confirm': { 'POST /:id': '303 303 303' },
  '/api/mail/unsubscribe': { 'GET /:id': '303 303 303', 'POST /:id': '303 303 303' },
  '/api/mail/download': { 'POST /:id': '303 303 303' },
  ...(isOn('prospects-page') && {
    // Whoever has no link comes to a page that says so.
    '/received': {
      'GET /:id/open/:id': '303 303 303',
      'GET /:id/files/:id': '303 303 303',
      'GET /:id/times/:id': '303 303 303',
    },
    '/api/received': { 'POST /:id/:id': '404 404 404' },
    '/api/mail/erase': { 'POST /:id': '303 303 303' },
    '/admin/times': { 'GET /:id': '403 403 404 read' },
  }),
  '/admin/form-webhooks': {
    'GET /:id': '403 403 404 forms',
    'POST /:id': '403 403 422 forms',
  },
  ...(isOn('figures') && { '/admin/figures/export': { 'GET /': '403 403 200 export' } }),
  ...(isOn('pipeline') && {
    '/admin/calls': { 'GET /:id': '403 403 404 read' },
    // Without a file it leads back to the page, which says so.
    '/admin/import-file': { 'POST /': '403 403 303 import' },
    '/admin/pipeline/export': { 'GET /': '403 403 200 export' },
    '/admin/pipeline/figures/export': { 'GET /': '403 403 200 export' },
  }),
  ...(isOn('people') && {
    '/admin/people': {
      'GET /:id/card.vcf': '403 403 404 read',
      'GET /export': '403 403 200 export',
    },
    '/admin/companies/export': { 'GET /': '403 403 200 export' },
  }),
  // Without an address there is nothing to export.
  '/admin/data-protection/export': { 'POST /': '403 403 400 erase' },
};

/** What a route is sent when nothing at all would tell less. */
export const bodies: Readonly<Record<string, object>> = {
  'POST /api/users/login': { email: 'nobody@onelayer.example', password: 'not the password' },
  'POST /api/users/unlock': { email: 'editor@onelayer.example' },
  'POST /api/users/forgot-password': { email: 'nobody@onelayer.example' },
  'POST /api/reorder': orderOfNothing(),
  'POST /admin/attachments': formOfNothing(),
  'POST /admin/import-file': formOfNothing(),
  'POST /admin/presence': formOfNothing(),
  'POST /admin/form-files/:id': formOfNothing(),
  'POST /admin/form-webhooks/:id': formOfNothing(),
  'POST /admin/data-protection/export': formOfNothing(),
};

function orderOfNothing(): object {
  const id = '00000000-0000-4000-8000-000000000000';
  return {
    collectionSlug: 'projects',
    docsToMove: [id],
    newKeyWillBe: 'less',
    orderableFieldName: '_order',
    target: { id, key: 'a0' },
  };
}

/** Of a submission that there is not. */
function formOfNothing(): FormData {
  const form = new FormData();
  form.set('form', 'contact');
  return form;
}
