import 'server-only';

import { listPages, shownGlobalPages } from '~/collections/page-paths';
import { globalPages, pageCollections } from '~/collections/page-types';
import type { DatedCollection } from '~/collections/page-types/page-type';

import type { Reader } from '../preview/draft-reader';
import { asVisitor, cached } from './cached';

export interface IndexablePath {
  readonly path: string;
  /** When what visitors see there was last changed; a draft changes nothing. */
  readonly updatedAt: string;
}

/** Every page that search engines may list: visitors see it, and no editor has taken it out. */
export const listIndexablePaths = cached(
  'listIndexablePaths',
  [
    ...globalPages.map(({ global }) => global),
    ...new Set([...pageCollections, ...globalPages.flatMap(({ shows }) => shows)]),
  ],
  async (payload): Promise<IndexablePath[]> => {
    const pages = await listPages(payload);
    const fixed = await Promise.all(
      shownGlobalPages(pages).map(async ({ global: slug, path, shows }) => {
        const { meta, updatedAt } = await payload.findGlobal({ slug, depth: 0, ...asVisitor });
        if (meta?.noindex === true || meta?.canonical) return [];
        const dates = await Promise.all(shows.map((list) => lastChange(payload, list)));
        return [{ path, updatedAt: latest([updatedAt ?? '', ...dates]) }];
      }),
    );
    return [...fixed.flat(), ...pages.filter(({ isListed }) => isListed)].map(
      ({ path, updatedAt }) => ({ path, updatedAt }),
    );
  },
);

async function lastChange(payload: Reader, collection: DatedCollection): Promise<string> {
  const { docs } = await payload.find({
    collection,
    select: { updatedAt: true },
    sort: '-updatedAt',
    limit: 1,
    depth: 0,
    ...asVisitor,
  });
  return docs[0]?.updatedAt ?? '';
}

/** Dates as ISO writes them follow each other as texts do. */
const latest = (dates: readonly string[]) =>
  dates.reduce((last, date) => (date > last ? date : last), '');
