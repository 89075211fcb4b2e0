import { workAsyncStorage } from 'next/dist/server/app-render/work-async-storage.external';
import { z } from 'zod';

import { fileOf, type PageCode } from './page-code.mjs';

/** Where Next (16.4.6) keeps the manifests of the pages that it has loaded. */
const place = Symbol.for('next.server.manifests');

const clientReferenceManifest = z.object({ clientModules: z.record(z.string(), z.unknown()) });
const action = z.object({ filename: z.string(), workers: z.record(z.string(), z.unknown()) });
const manifests = z.object({
  clientReferenceManifestsPerRoute: z.map(
    z.string(),
    z.object({ page: z.string(), clientReferenceManifest }),
  ),
  serverActionsManifest: z.object({ node: z.record(z.string(), action) }),
});

/**
 * The code of the page that is being drawn. Only for development: what it reads is no public API of
 * Next.
 * @throws where Next keeps it in another way
 */
export function codeOfDrawnPage(): PageCode {
  const route = workAsyncStorage.getStore()?.route ?? '';
  const { data: known } = manifests.safeParse(Reflect.get(globalThis, place));
  const drawn = known?.clientReferenceManifestsPerRoute.get(route);
  if (known === undefined || drawn === undefined)
    throw new Error(
      `Next does not say what it sends with ${route}: it keeps that in another way than 16.4.6 (src/platform/next/drawn-page.ts).`,
    );
  const calls = Object.values(known.serverActionsManifest.node).filter(({ workers }) =>
    Object.hasOwn(workers, `app${drawn.page}`),
  );
  return {
    page: drawn.page,
    files: Object.keys(drawn.clientReferenceManifest.clientModules).map(fileOf),
    actions: calls.map(({ filename }) => filename),
  };
}
