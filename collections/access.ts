import type { Access, FieldAccess, PayloadRequest } from 'payload';

import { may, rolesWith, type Right } from '@/accounts/rights';

import { written } from './drafts/unwritten';

const has = (user: PayloadRequest['user'], right: Right): boolean =>
  user?.collection === 'users' && may(user, right);

/** Whoever has a right, and nobody else. */
export const having =
  (right: Right) =>
  ({ req }: { req: PayloadRequest }): boolean =>
    has(req.user, right);

/** Whoever may change content: marketers and admins. */
export const editors = having('content');

/** Whoever has an account. */
export const signedIn = ({ req }: { req: PayloadRequest }): boolean =>
  req.user?.collection === 'users';

export const anyone: Access = () => true;

/** Who changes content sees its drafts. Everybody else sees what is published, over any route. */
const published: Access = ({ req }) => editors({ req }) || { _status: { equals: 'published' } };

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

/** Who manages accounts changes every one; anybody else changes their own. */
export const ownAccount: Access = ({ req }) =>
  has(req.user, 'users') || (req.user ? { id: { equals: req.user.id } } : false);

/** … and who works in the inbox sees the colleagues there. */
export const knownAccounts: Access = (given) => {
  const { user } = given.req;
  if (!user || has(user, 'users') || !has(user, 'read')) return ownAccount(given);
  return { or: [{ id: { equals: user.id } }, { role: { in: rolesWith('read') } }] };
};

/** For `admin.hidden`, which gets the signed-in user and nothing else: hides it from all who have not the right. */
export const hiddenWithout =
  (right: Right) =>
  ({ user }: { user: unknown }): boolean =>
    typeof user !== 'object' || !may(user, right);

/** No request changes the field. */
export const closedField: FieldAccess = () => false;
