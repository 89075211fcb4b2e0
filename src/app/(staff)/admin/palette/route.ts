import { parseView } from '@/inbox/list/inbox-view';
import type { PaletteAnswer } from '@/inbox/palette/entries';
import { findFirst, listPlaces } from '@/inbox/palette/reads';

import { forThoseWho } from '../staff-file';

/** What the palette lists: everywhere to go or, with `q`, the first that a search finds. */
export const GET = (request: Request): Promise<Response> =>
  forThoseWho('read', async (user) => {
    const { search } = parseView(Object.fromEntries(new URL(request.url).searchParams));
    const answer: PaletteAnswer = search
      ? { places: [], ...(await findFirst(user, search)) }
      : { places: await listPlaces(user), hits: [], problems: [] };
    return Response.json(answer, { headers: { 'Cache-Control': 'private, no-store' } });
  });
