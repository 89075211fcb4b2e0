import config from '@payload-config';
import { getPayload, type TypedUser } from 'payload';

import { inDigits } from '@/platform/place/wording';

import { LoadingFailure } from '../frame/loading';
import { changesFor, rowsOf } from '../list/changes';
import { viewAddress, type InboxView } from '../list/inbox-view';
import { queueLabel } from '../list/queue/queues';
import { reading } from '../list/reads/reading';
import { searchProblems } from '../list/reads/search-operators';
import { tabLabel } from '../list/words';
import { countWhole } from './reads';
import { WholeForm } from './whole-form';

interface WholeSearchProps {
  user: TypedUser;
  view: InboxView;
  /** What time it is by the server's clock. */
  now: number;
}

/** All that a view finds, with how many these are, and what can be done with them. */
export async function WholeSearch({ user, view, now }: WholeSearchProps) {
  const until = new Date(now).toISOString();
  const [total, problems] = await Promise.all([
    reading('count a whole search', async () =>
      countWhole(await getPayload({ config }), user, view, until),
    ),
    searchProblems(view.search, user).catch(() => []),
  ]);
  const list = viewAddress(view);
  const where = view.queue ? queueLabel(view.queue) : tabLabel(view.form, null);
  if (total === null) return <LoadingFailure />;
  return (
    <>
      <p className="mt-3">
        <a href={list} className="underline underline-offset-2">
          {where}
        </a>
        {view.search ? `: “${view.search}”` : null}
        {`, ${inDigits(total)} found.`}
      </p>
      {problems.length > 0 ? (
        <ul className="mt-3">
          {problems.map((problem) => (
            <li key={problem} className="border-l-4 border-bad pl-2">
              {problem}
            </li>
          ))}
          <li className="mt-2">
            Correct the search first. Then you can change all of its results together.
          </li>
        </ul>
      ) : (
        <WholeForm
          {...{ list, until, total }}
          view={list.replace(/^[^?]*\??/, '')}
          changes={changesFor(rowsOf(view))}
        />
      )}
    </>
  );
}
