import { workAsyncStorage } from 'next/dist/server/app-render/work-async-storage.external';
import { workUnitAsyncStorage } from 'next/dist/server/app-render/work-unit-async-storage.external';
import { z } from 'zod';

/** What Next (16.4.6: server/lib/implicit-tags) puts before the tags that it gives each page by itself. */
const mark = '_N_T_';

const asked = z.object({ type: z.literal('request'), url: z.object({ pathname: z.string() }) });
const kept = z.object({ implicitTags: z.object({ tags: z.array(z.string()) }) });

/**
 * The address of the page that is being drawn, without its query. A layout is told none: a page that is
 * made for everybody has it as the tag that follows the one of its route. Not public: the contract test has
 * the installed Next say it.
 * @returns undefined where no page is drawn, and where the address is one of Next's own tags: `/layout`
 */
export function drawnPath(): string | undefined {
  const store: unknown = workUnitAsyncStorage.getStore();
  const ofRequest = asked.safeParse(store).data;
  if (ofRequest) return ofRequest.url.pathname;
  const tags = kept.safeParse(store).data?.implicitTags.tags ?? [];
  const ofRoute = tags.indexOf(`${mark}${workAsyncStorage.getStore()?.page ?? ''}`);
  const ofPage = ofRoute < 0 ? undefined : tags[ofRoute + 1];
  return ofPage?.startsWith(`${mark}/`) ? ofPage.slice(mark.length) : undefined;
}
