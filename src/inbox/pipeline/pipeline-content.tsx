import Link from 'next/link';
import type { TypedUser } from 'payload';

import { LoadingFailure } from '../frame/loading';
import { OnlyFor } from '../frame/only-for';
import { listColleagues } from '../submission/colleagues';
import { inboxRevision } from '../tools/revision';
import { InboxWatcher } from '../tools/watch-inbox';
import { Board } from './board/board';
import { columnsOf } from './board/columns';
import { OpportunityTable } from './list/opportunity-table';
import { PipelineFilters } from './list/pipeline-filters';
import { narrowedWords } from './list/narrowed-words';
import { PipelineLinks, placeOf } from './pipeline-links';
import { isNarrowed, pipelineAddress, type PipelineView } from './pipeline-view';
import { listPage, readView } from './rows';
import { totalOf, weightedTexts, wholeTexts } from './sums';
import { UndoDeeds } from './undo-deeds';

interface PipelineContentProps {
  user: TypedUser;
  view: PipelineView;
  /** What time it is by the server's clock. */
  now: number;
}

const link = 'underline underline-offset-2 max-sm:inline-block max-sm:py-2.5';

/** The board, or the list, with what narrows it. */
export async function PipelineContent({ user, view, now }: PipelineContentProps) {
  // Read first: after a change during the reads below, the page asks again.
  const revision = await inboxRevision(user).catch(() => null);
  const [shown, colleagues] = await Promise.all([
    readView(user, view),
    listColleagues(user).catch(() => []),
  ]);
  if (!shown)
    return (
      <>
        <PipelineLinks at={placeOf(view)} />
        <LoadingFailure />
      </>
    );
  const { settings, seesValues, asked, sums, rows } = shown;
  const total = totalOf(sums);
  const narrowed = narrowedWords(view, settings);
  const filters = { view, colleagues, seesValues, today: asked.today };
  return (
    <>
      {revision === null ? null : <InboxWatcher revision={revision} />}
      <UndoDeeds user={user} now={now} />
      <PipelineLinks at={placeOf(view)} />
      <PipelineFilters {...filters} stages={settings.stages} />
      <p className="mt-3 flex flex-wrap items-baseline gap-x-4 text-[14px]">
        <span className="tabular-nums">
          {total.count === 1 ? '1 opportunity' : `${total.count} opportunities`}
          {wholeTexts(total).map((sum, at) => (
            <span key={sum}>
              {at === 0 ? ': ' : '; '}
              <strong className="font-[640]">{sum}</strong>
              {view.outcome === 'open' ? `, ${weightedTexts(total)[at]} weighted` : null}
            </span>
          ))}
        </span>
        {narrowed ? <span className="text-ink-soft">{narrowed}</span> : null}
        <OnlyFor right="export">
          {total.count > 0 ? (
            <a
              href={pipelineAddress({ ...view, page: 0 }, '/admin/pipeline/export')}
              download
              className={link}
            >
              Export as CSV
            </a>
          ) : null}
        </OnlyFor>
      </p>
      {total.count === 0 ? (
        <Nothing view={view} />
      ) : view.shape === 'board' ? (
        <>
          <OnlyFor right="work">
            <p className="mt-1 text-[13px] text-ink-soft max-sm:hidden">
              Drag a card to another stage, or press Shift and an arrow on it.
            </p>
          </OnlyFor>
          <Board columns={columnsOf(shown, colleagues)} />
        </>
      ) : (
        <div className="mt-3">
          <OpportunityTable
            {...{ rows, sums, settings, seesValues, colleagues }}
            today={asked.today}
            hasEnded={view.outcome !== 'open'}
            caption="Opportunities"
          />
          <Pages view={view} count={total.count} />
        </div>
      )}
    </>
  );
}

/** Why there is nothing to see. */
function Nothing({ view }: { view: PipelineView }) {
  if (isNarrowed(view)) return <p className="py-10 text-ink-soft">Nothing matches.</p>;
  if (view.outcome !== 'open')
    return <p className="py-10 text-ink-soft">Nothing has ended so yet.</p>;
  return (
    <p className="max-w-[64ch] py-10 text-ink-soft">
      Nothing is in the pipeline yet. Open a conversation in the{' '}
      <Link href="/admin" prefetch={false} className="text-ink underline underline-offset-2">
        inbox
      </Link>{' '}
      and press “Make an opportunity” beside it: it then stands here, with what it is worth and what
      comes next.
    </p>
  );
}

function Pages({ view, count }: { view: PipelineView; count: number }) {
  const last = Math.max(0, Math.ceil(count / listPage) - 1);
  if (last === 0 && view.page === 0) return null;
  return (
    <p className="mt-4 flex items-baseline gap-4 text-[14px]">
      {view.page > 0 ? (
        <Link
          href={pipelineAddress({ ...view, page: Math.min(view.page - 1, last) })}
          prefetch={false}
          className={link}
        >
          Previous page
        </Link>
      ) : null}
      <span className="text-ink-soft">
        Page {view.page + 1} of {last + 1}
      </span>
      {view.page < last ? (
        <Link
          href={pipelineAddress({ ...view, page: view.page + 1 })}
          prefetch={false}
          className={link}
        >
          Next page
        </Link>
      ) : null}
    </p>
  );
}
