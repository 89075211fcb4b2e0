import { workAsyncStorage } from 'next/dist/server/app-render/work-async-storage.external';
import { z } from 'zod';

import { fileOf, type PageCode } from './page-code.mjs';

/** Where Next (16.4.6) keeps the manifests of the pages that it has loaded. */
const place = Symbol.for('next.server.manifests');

const manifests = z.object({
  clientReferenceManifestsPerRoute: z.instanceof(Map),
  serverActionsManifest: z.object({
    node: z.record(
      z.string(),
      z.object({ filename: z.string(), workers: z.record(z.string(), z.unknown()) }),
    ),
  }),
});
const known = z.object({
  page: z.string(),
  clientReferenceManifest: z.object({ clientModules: z.record(z.string(), z.unknown()) }),
});

/**
 * The code of the page that is being drawn. Only for development: what it reads is no public API of
 * Next. `npm test -- by-the-book` holds it.
 * @throws where Next keeps it in another way
 */
export function codeOfDrawnPage(): PageCode {
  const { clientReferenceManifestsPerRoute, serverActionsManifest } = manifests.parse(
    Reflect.get(globalThis, place),
  );
  const { page, clientReferenceManifest } = known.parse(
    clientReferenceManifestsPerRoute.get(workAsyncStorage.getStore()?.route),
  );
  const calls = Object.values(serverActionsManifest.node).filter(({ workers }) =>
    Object.hasOwn(workers, `app${page}`),
  );
  return {
    page,
    files: Object.keys(clientReferenceManifest.clientModules).map(fileOf),
    actions: calls.map(({ filename }) => filename),
  };
}
