import { resolve } from 'node:path';
import { prerenderedPages, warmUp, type WarmUp } from 'static-next-server';
import { env } from '@/env';
import { expiry, expiryChannel } from '@/platform/expiry/expiry';
import { holdsSeed } from '@/platform/next/build-folder.mjs';

/**
 * Has every public page ready as it was built, which takes nothing from the database but for those
 * that are made anew each day.
 */
export async function keepBuiltPages(around: WarmUp): Promise<string[]> {
  const pages = await prerenderedPages(resolve(env.NEXT_DIST_DIR), around.areaOf);
  await warmUp(pages, around);
  if (holdsSeed(resolve(env.NEXT_DIST_DIR))) {
    // Whoever comes waits for a page with this site's own words; that of the seed is sent only while
    // the database is away.
    expiry.renewAll();
    expiry.expire([]);
  }
  return pages;
}

/**
 * Has every public page made anew: a process that starts does not know what was edited since the
 * build (docs/decisions/07). Visitors get the page as built until the new one is there. Later on,
 * while it could not hear what other processes expired, it may have missed an edit: then nothing
 * that was made before is sent as new.
 */
export function freshenPages(pages: readonly string[], around: WarmUp): Promise<void> {
  return new Promise<void>((settle, fail) => {
    expiryChannel.listen((isFirst) => {
      expiry.renewAll();
      if (!isFirst) expiry.expire([]);
      // The first one is waited for; of a later one `makePage` itself says what failed.
      warmUp(pages, around).then(settle, fail);
    });
  });
}
