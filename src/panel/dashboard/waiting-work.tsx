import { createLocalReq, type FlattenedField, type Payload, type TypedUser } from 'payload';
import { z } from 'zod';

import { findUnused, nameOf } from '~/collections/deletion/find-uses';

import { may, refusalOf } from '@/accounts/rights';
import { inTurn } from '@/platform/database/in-turn';
import { addressOfGlobal, addressOfList } from '@/platform/payload/panel/addresses';

import { checkContent } from './checked-content';
import { findDrafts, findScheduled } from './drafts';
import { count, oneOrMany, someIds, type Reading, type WaitingWork } from './reading';
import { whileUnchanged } from './while-unchanged';

export type { WaitingWork } from './reading';

/** Heads the panel's first page. */
export async function WaitingWorkList({ payload, user }: { payload: Payload; user: TypedUser }) {
  if (!may(user, 'content')) return <NoContent user={user} />;
  const work = await findWaitingWork(payload, user);
  return (
    <section className="waiting-work" aria-labelledby="waiting-work">
      <h2 id="waiting-work">What waits</h2>
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
  const { checked, unused } = await readAllContent(reading);
  const placeholders = await findPlaceholders(reading);
  const others = await inTurn(
    [findClaimsToReview, findDrafts, findScheduled, findMissingPages],
    (find) => find(reading),
  );
  return [...placeholders, ...checked, ...others.flat(), ...unused].filter(
    ({ count: some }) => some > 0,
  );
}

/** What takes a look at every document: all else is counted by the database. */
const readAllContent = whileUnchanged(async (reading) => {
  const checked = await checkContent(reading);
  return { checked, unused: await findUnusedPictures(reading) };
});

const placeholder = 'placeholder';
const canBeInvented = ({ flattenedFields }: { flattenedFields: FlattenedField[] }) =>
  flattenedFields.some(({ name }) => name === placeholder);
const marked = z.object({ [placeholder]: z.literal(true) });

async function findPlaceholders(reading: Reading): Promise<WaitingWork[]> {
  const { payload, user, req } = reading;
  const { collections, globals } = payload.config;
  const ofCollections = await inTurn(
    collections.filter(canBeInvented),
    async ({ slug, labels }) => ({
      count: await count(reading, slug, { [placeholder]: { equals: true } }),
      what: `${nameOf(labels.plural)} invented for the demonstration: replace them before launch`,
      href: addressOfList(slug, `where[${placeholder}][equals]=true`),
    }),
  );
  const ofGlobals = await inTurn(globals.filter(canBeInvented), async ({ slug, label }) => {
    const doc = await payload.findGlobal({ slug, depth: 0, overrideAccess: false, user, req });
    return {
      count: marked.safeParse(doc).success ? 1 : 0,
      what: `${nameOf(label)} with what was invented for the demonstration: replace it before launch`,
      href: addressOfGlobal(slug),
    };
  });
  return [...ofCollections, ...ofGlobals];
}

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

async function findUnusedPictures({ payload, user, req }: Reading): Promise<WaitingWork[]> {
  const { docs } = await payload.find({
    collection: 'media',
    depth: 0,
    pagination: false,
    select: {},
    overrideAccess: false,
    user,
    req,
  });
  const ids = await findUnused(req, { collection: 'media', ids: docs.map(({ id }) => id) });
  return [
    {
      count: ids.length,
      what: 'pictures that no page uses',
      href: addressOfList('media', someIds(ids)),
    },
  ];
}
