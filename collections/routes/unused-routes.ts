import type { Endpoint, SanitizedConfig } from 'payload';

import { isOfPreference, isOfVerifying, isOfVersions } from '@/platform/payload/own-routes';

import { isPutAway } from '../put-away';

type Auth = SanitizedConfig['collections'][number]['auth'];

interface Owner {
  readonly versions?: unknown;
  readonly auth?: Auth;
  readonly custom?: Record<string, unknown>;
  endpoints: Endpoint[] | false;
}

/**
 * Takes away routes that Payload (3.90.2) gives to every collection. Where a collection has no use
 * for one, it answers 500 instead of 404. The route that deletes a preference by its key also
 * answers 500, to an unknown key; the panel never calls it.
 */
export function withoutUnusedRoutes(config: SanitizedConfig): SanitizedConfig {
  const owners: Owner[] = [...config.collections, ...config.globals];
  for (const owner of owners) {
    // Payload answers 501 with the address inside this machine; an empty list answers 404.
    owner.endpoints = (owner.endpoints || []).filter((endpoint) => isUsed(owner, endpoint));
  }
  return config;
}

function isUsed(owner: Owner, route: Endpoint): boolean {
  const { versions, auth } = owner;
  if (isPutAway(owner)) return false;
  // The panel reads versions on the server. It asks for a route only to go back to one.
  if (isOfVersions(route)) return Boolean(versions) && route.method === 'post';
  if (isOfVerifying(route)) return Boolean(auth?.verify);
  return !isOfPreference(route);
}
