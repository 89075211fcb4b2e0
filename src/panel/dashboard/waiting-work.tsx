import { createLocalReq, type Payload, type TypedUser } from 'payload';

import { noteUses } from '~/collections/media/note-uses';

import { may, refusalOf } from '@/accounts/rights';
import { inTurn } from '@/platform/database/in-turn';
import { addressOfLaunchList, addressOfList } from '@/platform/payload/panel/addresses';

import { checkContent } from './checked-content';
import { findDrafts, findScheduled } from './drafts';
import { libraryFilters } from '../media/filters';
import { findPlaceholders } from './placeholders';
import { count, oneOrMany, type Reading, type WaitingWork } from './reading';
import { whileUnchanged } from './while-unchanged';

export type { WaitingWork } from './reading';

/** Heads the panel's first page. */
export async function WaitingWorkList({ payload, user }: { payload: Payload; user: TypedUser }) {
  if (!may(user, 'content')) return <NoContent user={user} />;
  const work = await findWaitingWork(payload, user);
  return (
    <section className="waiting-work" aria-labelledby="waiting-work">
      <h2 id="waiting-work">What waits</h2>
      <p>
        Before the site is public: <a href={addressOfLaunchList}>the launch list</a>
      </p>
      {work.length === 0 ? (
        <p>Nothing waits: every invented text is replaced, and every picture is used.</p>
      ) : (
        <ul>
          {work.map(({ count, what, href }) => (
            <li key={what}>
              <a href={href}>
                <strong>{count}</strong> {what}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Of staff who find nothing here to write. */
const NoContent = ({ user }: { user: TypedUser }) => (
  <section className="waiting-work" aria-labelledby="waiting-work">
    <h2 id="waiting-work">Your work is in the inbox</h2>
    <p>
      {refusalOf(user.role, 'content')} Here you find your account
      {may(user, 'settings') ? ', and how the inbox works' : ''}; what people send is in{' '}
      <a href="/admin">the inbox</a>.
    </p>
  </section>
);

/**
 * What a marketer has left to do, most pressing first; what is done is left out. Everything is read
 * with the access of the user.
 */
export async function findWaitingWork(payload: Payload, user: TypedUser): Promise<WaitingWork[]> {
  const reading = { payload, user, req: await createLocalReq({ user }, payload) };
  const checked = await checkAllContent(reading);
  const placeholders = await findPlaceholders(reading);
  const others = await inTurn(
    [findClaimsToReview, findDrafts, findScheduled, findMissingPages],
    (find) => find(reading),
  );
  const pictures = await findPictures(reading);
  return [...placeholders, ...checked, ...others.flat(), ...pictures].filter(
    ({ count: some }) => some > 0,
  );
}

/** What takes a look at every document: all else is counted by the database. */
const checkAllContent = whileUnchanged(checkContent);

async function findClaimsToReview(reading: Reading): Promise<WaitingWork[]> {
  const now = new Date().toISOString();
  const some = await count(reading, 'claims', { nextReview: { less_than_equal: now } });
  const what = `${oneOrMany(some, 'claim', 'claims')} to review: look at the source again, and set the next date`;
  const href = addressOfList('claims', `where[nextReview][less_than_equal]=${now}`);
  return [{ count: some, what, href }];
}

async function findMissingPages(reading: Reading): Promise<WaitingWork[]> {
  return [
    {
      count: await count(reading, 'missing-pages', {}),
      what: 'addresses that visitors asked for and found nothing at: make redirects',
      href: addressOfList('missing-pages'),
    },
  ];
}

/** Each picture knows what the library is counted by; none is read. */
const findPictures = whileUnchanged(async (reading) => {
  await noteUses(reading.req);
  return inTurn([...libraryFilters], async ({ one, many, where, query }) => {
    const some = await count(reading, 'media', where);
    return { count: some, what: oneOrMany(some, one, many), href: addressOfList('media', query) };
  });
});
