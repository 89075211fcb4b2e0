import type { Endpoint } from 'payload';

/*
 * Paths of the routes that Payload gives to collections and globals (read in 3.90.2). An endpoint of
 * ours with the same path and method stands before them.
 */

export const forgottenPasswordPath = '/forgot-password';
export const firstUserPath = '/first-register';
export const filePath = '/file/:filename';
/** Goes back to a version. */
export const versionPath = '/versions/:id';

type Route = Pick<Endpoint, 'method' | 'path'>;

export const isOfVersions = ({ path }: Route): boolean => path.startsWith('/versions');
export const isOfFiles = ({ path }: Route): boolean => path.startsWith('/file/');
/** Confirms the address of a new account. */
export const isOfVerifying = ({ path }: Route): boolean => path === '/verify/:id';
/** Deletes a preference of the panel by its key. */
export const isOfPreference = ({ method, path }: Route): boolean =>
  path === '/:key' && method === 'delete';
/** Says what whoever asks may do. */
export const isOfAccess = ({ path }: Route): boolean => path === '/access';
/** Moves documents in their order: the one handler that takes whatever the body is. */
export const isOfOrder = ({ path }: Route): boolean => path === '/reorder';

/**
 * By these headers Payload reads a POST as a GET whose query is the body, which lifts the cap on the
 * query's length.
 */
export const methodOverrides = [
  'x-payload-http-method-override',
  'x-http-method-override',
] as const;
