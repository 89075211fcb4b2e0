import type { Endpoint, SanitizedConfig } from 'payload';

type Auth = SanitizedConfig['collections'][number]['auth'];

interface Owner {
  readonly versions?: unknown;
  readonly auth?: Auth;
  endpoints: Endpoint[] | false;
}

/**
 * Takes away the routes that Payload (3.90.2) gives to everything, also to what has no use for
 * them: there they fail with a 500 instead of saying that there is nothing. Also the one that
 * deletes a preference by its key, which answers an unknown key so; the panel never asks it.
 */
export function withoutUnusedRoutes(config: SanitizedConfig): SanitizedConfig {
  const owners: Owner[] = [...config.collections, ...config.globals];
  for (const owner of owners) {
    if (owner.endpoints === false) continue;
    owner.endpoints = owner.endpoints.filter((endpoint) => isUsed(owner, endpoint));
  }
  return config;
}

function isUsed({ versions, auth }: Owner, { method, path }: Endpoint): boolean {
  if (path.startsWith('/versions')) return Boolean(versions);
  if (path === '/verify/:id') return Boolean(auth?.verify);
  return !(path === '/:key' && method === 'delete');
}
