/** As `access-matrix.ts` reads them. */
export type Routes = Readonly<Record<string, string>>;

const ofEveryCollection: Routes = {
  // What the asker may do, not what there is.
  'POST /access/:id': '404 404 404',
};

export const content: Routes = {
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

/** With drafts and versions: one may be copied, and gone back to. */
export const written: Routes = {
  ...content,
  'POST /:id/duplicate': '403 404 404',
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
export const editorsContent: Routes = {
  ...content,
  'GET /': '403 200 200',
  'GET /count': '403 200 200',
  'GET /:id': '403 404 404',
};

/** Counted by the server; editors read it, and take off what they are done with. */
export const missingPages: Routes = {
  ...editorsContent,
  'POST /': '403 403 403',
  'PATCH /': '403 403 403',
  'PATCH /:id': '403 403 403',
};

/** Read by staff, written by the server alone. */
export const records: Routes = {
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

/** Also without the route that would copy an entry. */
export const auditLog: Routes = Object.fromEntries(
  Object.entries(records).filter(([route]) => !route.endsWith('/duplicate')),
);

export const submissions: Routes = {
  ...records,
  // Into the trash and back, and nothing else.
  'PATCH /': '403 403 200',
  'PATCH /:id': '403 403 404',
  'DELETE /': '403 403 200',
  'DELETE /:id': '403 403 404',
};

export const jobs: Routes = {
  ...records,
  'GET /run': '401 401 401',
  'GET /handle-schedules': '401 401 401',
};

export const closed: Routes = {
  ...records,
  'GET /': '403 403 403',
  'GET /count': '403 403 403',
  'GET /:id': '403 403 403',
  'POST /:id/duplicate': '403 403 403',
};

export const users: Routes = {
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

export const lockedDocuments: Routes = {
  ...content,
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

export const contentGlobal: Routes = {
  'GET /': '200 200 200',
  'POST /versions/:id': '403 404 404',
  'POST /': '403 200 200',
  'POST /access': '200 200 200',
};

/** Content that no page shows: the words of mails. */
export const editorsGlobal: Routes = { ...contentGlobal, 'GET /': '403 200 200' };

export const staffGlobal: Routes = {
  'GET /': '403 403 200',
  'POST /': '403 403 200',
  'POST /access': '200 200 200',
};

/** Payload's own, closed to everybody: when what was scheduled (jobs/index.ts). */
export const closedGlobal: Routes = {
  'GET /': '403 403 403',
  'POST /': '403 403 403',
  'POST /access': '200 200 200',
};

/** A form's door: open to all, and what came is no message. */
export const door: Routes = { 'POST /': '422 422 422' };
