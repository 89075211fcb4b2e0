import 'server-only';

import { z } from 'zod';

import { offeredCollections, pageTypes, type PageCollection } from '~/collections/page-types';
import type { SearchedCollection } from '~/collections/search/entry';

import { pathsIn } from '../content';
import { asVisitor, cached } from '../content/cached';

/** Documents that visitors find as long as others name them: where each stands, by its id. */
export interface Dependent {
  readonly collections: readonly SearchedCollection[];
  readonly addresses: Readonly<Record<string, string>>;
}

const isNamed = (collection: PageCollection) => pageTypes[collection].onlyNamed !== undefined;

export async function listDependent(): Promise<Dependent> {
  const named = offeredCollections.filter(isNamed);
  const addresses = await Promise.all([...named.map(pathsIn), listFaqAddresses()]);
  return {
    collections: [...named, 'faqs'],
    addresses: Object.fromEntries(addresses.flatMap(Object.entries<string>)),
  };
}

const shownIndustry = z.object({ slug: z.string().min(1) });

/** A question is answered on the quote page or on that of an industry; on any other page, an editor chose it. */
const listFaqAddresses = cached(
  'listFaqAddresses',
  ['faqs', 'industries'],
  async (payload): Promise<Record<string, string>> => {
    const { docs } = await payload.find({
      collection: 'faqs',
      depth: 1,
      pagination: false,
      ...asVisitor,
    });
    const addresses = docs.flatMap(({ id, question, onQuotePage, industries }) => {
      const industry = (industries ?? []).map((each) => shownIndustry.safeParse(each).data)[0];
      const page = onQuotePage === true ? '/quote' : industry && `/industries/${industry.slug}`;
      return page === undefined ? [] : [[id, page + placeOf(question)] as const];
    });
    return Object.fromEntries(addresses);
  },
);

/** Browsers that know how open the question itself; all others go to the list of them. */
const placeOf = (question: string): string =>
  `#faqs:~:text=${encodeURIComponent(question).replaceAll('-', '%2D')}`;
