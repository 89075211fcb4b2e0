import { createLocalReq, type Payload, type TypedUser, type Where } from 'payload';

import { listTags } from '~/collections/media/tags';

import { may } from '@/accounts/rights';
import { inTurn } from '@/platform/database/in-turn';

import { count } from '../dashboard/reading';
import { LibraryFilters } from './library-filters';
import { libraryFilters } from './filters';

/** As many as a line or two hold; the others are found by the filter and the search. */
const mostTags = 12;

/** Above the list of pictures, also where one is chosen: what waits, and what a list is narrowed by. */
export async function LibraryLine({ payload, user }: { payload: Payload; user: TypedUser }) {
  if (!may(user, 'content')) return null;
  const req = await createLocalReq({ user }, payload);
  const reading = { payload, user, req };
  const counted = await inTurn([...libraryFilters], async ({ where, ...filter }) => ({
    ...filter,
    where,
    count: await count(reading, 'media', where satisfies Where),
  }));
  return (
    <LibraryFilters
      filters={counted.filter(({ count: some }) => some > 0)}
      tags={await listTags(req, 'media', mostTags)}
    />
  );
}
