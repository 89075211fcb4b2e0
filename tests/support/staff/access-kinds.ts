import { rights, type Right } from '@/accounts/rights/table';

/** As `access-matrix.ts` reads them. */
export type Routes = Readonly<Record<string, string>>;

/**
 * The same routes with the right that they ask for: an editor has one that somebody anonymous has not, an
 * admin one that an editor has not.
 */
const asking = (right: Right, routes: Routes): Routes =>
  Object.fromEntries(
    Object.entries(routes).map(([route, answers]) => {
      const [anonymous, editor, admin] = answers.split(' ');
      const isAsked = right === 'content' ? anonymous !== editor : editor !== admin;
      return [route, isAsked ? `${answers} ${right}` : answers];
    }),
  );

const isRight = (given: string | undefined): given is Right =>
  given !== undefined && given in rights;

/** What staff who are no admins are answered: as an admin where they have the right. */
export function answerFor(may: (right: Right) => boolean, answers: string): string | undefined {
  const [anonymous, editor, admin, right] = answers.split(' ');
  if (!isRight(right)) return editor;
  if (may(right)) return admin;
  return right === 'content' ? anonymous : editor;
}

const ofEveryCollection: Routes = {
  // What the asker may do, not what there is.
  'POST /access/:id': '404 404 404',
};

const openContent: Routes = {
  ...ofEveryCollection,
  'GET /': '200 200 200',
  'GET /count': '200 200 200',
  'GET /:id': '404 404 404',
  'POST /': '403 400 400',
  'PATCH /': '403 200 200',
  'PATCH /:id': '403 404 404',
  'DELETE /': '403 200 200',
  'DELETE /:id': '403 404 404',
};

export const content = asking('content', openContent);

/** With drafts and versions: one may be copied, and gone back to. */
export const written: Routes = {
  ...content,
  'POST /:id/duplicate': '403 404 404 content',
  'POST /versions/:id': '404 404 404',
};

export const media: Routes = {
  ...content,
  'POST /:id/duplicate': '404 404 404',
  'GET /file/:id': '404 404 404',
  'HEAD /file/:id': '404 404 404',
  'GET /paste-url/:id': '403 400 400',
};

/** Content that only its editors need to see. */
export const editorsContent = asking('content', {
  ...openContent,
  'GET /': '403 200 200',
  'GET /count': '403 200 200',
  'GET /:id': '403 404 404',
});

/** Counted by the server; editors read it, and take off what they are done with. */
export const missingPages: Routes = {
  ...editorsContent,
  'POST /': '403 403 403',
  'PATCH /': '403 403 403',
  'PATCH /:id': '403 403 403',
};

/** Read by those with a right, written by the server alone. */
const readAlone: Routes = {
  ...ofEveryCollection,
  'GET /': '403 403 200',
  'GET /count': '403 403 200',
  'GET /:id': '403 403 404',
  'POST /': '403 403 403',
  'POST /:id/duplicate': '403 403 404',
  'PATCH /': '403 403 403',
  'PATCH /:id': '403 403 403',
  'DELETE /': '403 403 403',
  'DELETE /:id': '403 403 403',
};

export const records = asking('read', readAlone);

/** Also without the route that would copy an entry. */
export const auditLog: Routes = Object.fromEntries(
  Object.entries(asking('erase', readAlone)).filter(([route]) => !route.endsWith('/duplicate')),
);

export const submissions: Routes = {
  ...records,
  // Into the trash and back, and nothing else.
  'PATCH /': '403 403 200 work',
  'PATCH /:id': '403 403 404 work',
  'DELETE /': '403 403 200 erase',
  'DELETE /:id': '403 403 404 erase',
};

export const jobs: Routes = {
  ...asking('users', readAlone),
  'GET /run': '401 401 401',
  'GET /handle-schedules': '401 401 401',
};

export const closed: Routes = {
  ...readAlone,
  'GET /': '403 403 403',
  'GET /count': '403 403 403',
  'GET /:id': '403 403 403',
  'POST /:id/duplicate': '403 403 403',
};

const allUsers: Routes = {
  ...ofEveryCollection,
  // An editor's own account alone.
  'GET /': '403 200 200',
  'GET /count': '403 200 200',
  'GET /:id': '403 404 404',
  'POST /': '403 403 400',
  'PATCH /': '403 200 200',
  'PATCH /:id': '403 403 404',
  'DELETE /': '403 403 200',
  'DELETE /:id': '403 403 404',
  'GET /init': '200 200 200',
  'GET /me': '200 200 200',
  'POST /login': '401 401 401',
  'POST /logout': '400 200 200',
  'POST /refresh-token': '403 200 200',
  'POST /forgot-password': '200 200 200',
  'POST /reset-password': '403 403 403',
  'POST /first-register': '404 404 404',
  'POST /unlock': '403 403 200',
};

export const users = asking('users', allUsers);

export const lockedDocuments: Routes = {
  ...openContent,
  'GET /': '403 200 200',
  'GET /count': '403 200 200',
  'GET /:id': '403 404 404',
  'POST /:id/duplicate': '403 404 404',
};

/** Each person's own, by Payload's rules. */
export const preferences: Routes = {
  'GET /': '403 200 200',
  'GET /count': '200 200 200',
  'GET /:id': '200 200 200',
  'POST /': '403 201 201',
  'POST /:id': '401 200 200',
  'POST /access/:id': '404 404 404',
  'POST /:id/duplicate': '403 403 403',
  'PATCH /': '403 200 200',
  'PATCH /:id': '403 403 403',
  'DELETE /': '403 200 200',
  'DELETE /:id': '403 403 403',
};

export const contentGlobal = asking('content', {
  'GET /': '200 200 200',
  'POST /versions/:id': '403 404 404',
  'POST /': '403 200 200',
  'POST /access': '200 200 200',
});

/** Content that no page shows: the words of mails. */
export const editorsGlobal: Routes = { ...contentGlobal, 'GET /': '403 200 200 content' };

export const staffGlobal: Routes = {
  'GET /': '403 403 200 read',
  'POST /': '403 403 200 settings',
  'POST /access': '200 200 200',
};

/** Everybody with an account knows it. */
export const knownGlobal: Routes = { ...staffGlobal, 'GET /': '403 200 200' };

/** Payload's own, closed to everybody: when what was scheduled (jobs/index.ts). */
export const closedGlobal: Routes = {
  'GET /': '403 403 403',
  'POST /': '403 403 403',
  'POST /access': '200 200 200',
};

/** A form's door: open to all, and what came is no message. */
export const door: Routes = { 'POST /': '422 422 422' };
