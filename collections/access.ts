import type { Access, FieldAccess, PayloadRequest } from 'payload';

type Role = 'admin' | 'editor';

function hasRole(user: PayloadRequest['user'], ...roles: Role[]): boolean {
  return user?.collection === 'users' && roles.includes(user.role);
}

/** Staff alone: they read submissions and manage users. */
export const admins: Access = ({ req }) => hasRole(req.user, 'admin');

/** Whoever may change content: marketers and staff. */
export const editors: Access = ({ req }) => hasRole(req.user, 'admin', 'editor');

export const anyone: Access = () => true;

/** Closed to every request. Only the server's own code gets past, with `overrideAccess: true`. */
export const nobody: Access = () => false;

/** Staff see every account; anybody else sees and changes their own. */
export const adminsOrSelf: Access = ({ req }) =>
  hasRole(req.user, 'admin') || (req.user ? { id: { equals: req.user.id } } : false);

export const adminField: FieldAccess = ({ req }) => hasRole(req.user, 'admin');

/** For `admin.hidden`, which gets the signed-in user alone. */
export const hiddenFromEditors = ({ user }: { user: unknown }): boolean =>
  !(typeof user === 'object' && user !== null && 'role' in user && user.role === 'admin');

/** No request changes the field. */
export const closedField: FieldAccess = () => false;
