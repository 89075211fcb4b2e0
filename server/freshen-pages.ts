import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { prerenderedPages, warmUp, type WarmUp } from 'static-next-server';
import { env } from '@/env';
import { internalToken } from '@/platform/internal-token';

const tries = 10;
const betweenTriesMs = 2_000;

/**
 * Has every public page at hand, and made anew: Next forgets at a restart which pages had expired
 * (docs/decisions/07).
 */
export async function freshenPages(around: WarmUp): Promise<void> {
  const pages = await prerenderedPages(resolve(env.NEXT_DIST_DIR), around.areaOf);
  await warmUp(pages, around);
  await expirePages(around);
  await warmUp(pages, around);
}

/** Payload may not reach the database yet when the machine is busy at the start: then once more. */
async function expirePages({ site, lifecycle }: WarmUp): Promise<void> {
  const headers = { authorization: `Bearer ${internalToken}` };
  for (let attempt = 0; attempt < tries && !lifecycle.draining; attempt += 1) {
    const asking = site.ask('/api/internal/renew-pages', { method: 'POST', headers });
    if ((await asking.catch(() => undefined))?.status === 204) return;
    await wait(betweenTriesMs);
  }
  if (!lifecycle.draining) throw new Error('They could not be expired.');
}
