import { resolve } from 'node:path';
import { prerenderedPages, warmUp, type Expiry, type WarmUp } from 'static-next-server';
import { env } from '@/env';

/**
 * Has every public page ready, as it was built, and then made anew: a process that starts does not
 * know what was edited since the build (docs/decisions/07). Visitors get the page as built until the
 * new one is there.
 */
export async function freshenPages(around: WarmUp, expiry: Expiry): Promise<void> {
  const pages = await prerenderedPages(resolve(env.NEXT_DIST_DIR), around.areaOf);
  await warmUp(pages, around);
  expiry.renewAll();
  await warmUp(pages, around);
}
