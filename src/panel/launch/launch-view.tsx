import type { AdminViewServerProps, Payload, TypedUser } from 'payload';

import { may } from '@/accounts/rights';
import { momentInWords } from '@/platform/place/wording';
import { addressOfLaunchList } from '@/platform/payload/panel/addresses';

import { redirect } from '../navigation';
import { PanelFrame } from '../panel-frame';
import { listLaunchItems, type LaunchItem } from './launch-list';

/** What the owner fills in before the site is public: /cms/launch. */
export function LaunchView(view: AdminViewServerProps) {
  const { req } = view.initPageResult;
  if (!req.user) redirect(`/cms/login?redirect=${encodeURIComponent(addressOfLaunchList)}`);
  return (
    <PanelFrame view={view} user={req.user}>
      <main className="launch">
        {may(req.user, 'content') ? (
          <LaunchItems payload={req.payload} user={req.user} />
        ) : (
          <p>The launch list is for those who change content. What people send is in the inbox.</p>
        )}
      </main>
    </PanelFrame>
  );
}

export async function LaunchItems({ payload, user }: { payload: Payload; user: TypedUser }) {
  const items = await listLaunchItems(payload, user);
  const wanted = items.filter(({ isOptional }) => isOptional !== true);
  const done = wanted.filter(({ isDone }) => isDone).length;
  return (
    <>
      <h1>Before you launch</h1>
      <p>
        <strong>
          {done} of {wanted.length}
        </strong>{' '}
        are done. What the site knows is ticked by itself; tick the rest yourself.
      </p>
      <ol>
        {items.map((item) => (
          <Item key={item.key} item={item} />
        ))}
      </ol>
    </>
  );
}

function Item({
  item: { title, note, href, isDone, isOptional, byHand, ticked },
}: {
  item: LaunchItem;
}) {
  const state = isDone ? 'Done' : isOptional ? 'Optional' : 'Open';
  return (
    <li data-done={isDone || undefined}>
      <span className="launch__state">{state}</span>
      <div>
        <h2>{href === undefined ? title : <a href={href}>{title}</a>}</h2>
        <p>{note}</p>
        {ticked ? (
          <p>
            Ticked by {ticked.name ?? 'a colleague'} on {momentInWords(new Date(ticked.at))}.
          </p>
        ) : null}
      </div>
      {byHand === undefined ? null : (
        <form method="post" action="/api/launch-list">
          <input type="hidden" name="key" value={byHand} />
          <button type="submit" name="deed" value={isDone ? 'untick' : 'tick'}>
            {isDone ? 'Not done yet' : 'This is done'}
            <span className="launch__what">: {title}</span>
          </button>
        </form>
      )}
    </li>
  );
}
