import type { Access, FieldAccess, PayloadRequest } from 'payload';

import { written } from './drafts/unwritten';

type Role = 'admin' | 'editor';

function hasRole(user: PayloadRequest['user'], ...roles: Role[]): boolean {
  return user?.collection === 'users' && roles.includes(user.role);
}

/** Staff alone: they read submissions and manage users. */
export const admins: Access = ({ req }) => hasRole(req.user, 'admin');

/** Whoever may change content: marketers and staff. */
export const editors: Access = ({ req }) => hasRole(req.user, 'admin', 'editor');

export const anyone: Access = () => true;

/** Who changes content sees its drafts. Everybody else sees what is published, over any route. */
const published: Access = ({ req }) =>
  hasRole(req.user, 'admin', 'editor') || { _status: { equals: 'published' } };

/** The same of documents; in lists, which ask for no id, only those that somebody wrote in. */
const publishedOrWritten: Access = (given) => {
  const allowed = published(given);
  return allowed === true && given.id === undefined ? written : allowed;
};

/** Of every collection and global that has drafts (collections/drafts/with-drafts.ts). */
const draftAccess = { read: published, readVersions: editors, update: editors };
export const contentAccess = {
  ...draftAccess,
  read: publishedOrWritten,
  create: editors,
  delete: editors,
};
export const globalAccess = draftAccess;

/** Closed to every request. Only the server's own code gets past, with `overrideAccess: true`. */
export const nobody: Access = () => false;

/** How the server's own code gets past all of these, within the transaction of a request. */
export const asServer = (req: PayloadRequest) => ({ depth: 0, overrideAccess: true, req }) as const;

/** Staff see every account; anybody else sees and changes their own. */
export const adminsOrSelf: Access = ({ req }) =>
  hasRole(req.user, 'admin') || (req.user ? { id: { equals: req.user.id } } : false);

export const editorField: FieldAccess = ({ req }) => hasRole(req.user, 'admin', 'editor');

export const adminField: FieldAccess = ({ req }) => hasRole(req.user, 'admin');

/** For `admin.hidden`, which gets the signed-in user and nothing else: hides it from all but staff. */
export const staffOnly = ({ user }: { user: unknown }): boolean =>
  !(typeof user === 'object' && user !== null && 'role' in user && user.role === 'admin');

/** No request changes the field. */
export const closedField: FieldAccess = () => false;
