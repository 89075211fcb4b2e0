import Link from 'next/link';
import type { TypedUser } from 'payload';

import { weekdayOf } from '@/platform/place/days';

import { LoadingFailure } from '../../frame/loading';
import { listColleagues, type Colleague } from '../../submission/colleagues';
import { ForecastTable } from '../figures/forecast-table';
import { OpportunityTable } from '../list/opportunity-table';
import { PipelineLinks } from '../pipeline-links';
import { pipelineAddress } from '../pipeline-view';
import { weightedTexts, wholeTexts } from '../sums';
import { readMonday, type Monday, type Part } from './monday';

/** One page for the meeting with which a week begins; it prints. */
export async function MondayContent({ user }: { user: TypedUser }) {
  const [monday, colleagues] = await Promise.all([
    readMonday(user),
    listColleagues(user).catch(() => []),
  ]);
  return (
    <>
      <PipelineLinks at="monday" />
      {monday ? <Week monday={monday} colleagues={colleagues} /> : <LoadingFailure />}
    </>
  );
}

interface WeekProps {
  monday: Monday;
  colleagues: readonly Colleague[];
}

function Week({ monday, colleagues }: WeekProps) {
  const { from, to, due, stuck, withoutStep, open, months, won, lost, settings } = monday;
  const part = { monday, colleagues };
  return (
    <>
      <p className="mt-4 text-ink-soft">
        The week from {weekdayOf(from)} to {weekdayOf(to)}.
      </p>
      <PartSection
        {...part}
        title="What is due"
        part={due}
        empty="No next step is due this week."
      />
      <PartSection
        {...part}
        title="What is stuck"
        hint={`More than ${settings.stuckDays} days in one stage.`}
        part={stuck}
        empty="Nothing is stuck."
      />
      <PartSection
        {...part}
        title="Without a next step"
        part={withoutStep}
        empty="Everything has a next step."
      />
      <section aria-labelledby="worth" className="mt-8 print:break-inside-avoid">
        <h2 id="worth" className="text-[20px]">
          What it is worth
        </h2>
        <p className="mt-1 tabular-nums">
          {open.count} open
          {wholeTexts(open).map((sum, at) => (
            <span key={sum}>
              {at === 0 ? ': ' : '; '}
              <strong className="font-[640]">{sum}</strong>, {weightedTexts(open)[at]} weighted
            </span>
          ))}
          .
        </p>
        <ForecastTable months={months} seesValues={monday.seesValues} today={monday.asked.today} />
      </section>
      <PartSection {...part} title="Won since last Monday" part={won} empty="Nothing was won." />
      <PartSection {...part} title="Lost since last Monday" part={lost} empty="Nothing was lost." />
    </>
  );
}

interface PartSectionProps extends WeekProps {
  title: string;
  hint?: string;
  part: Part;
  empty: string;
}

function PartSection({ title, hint, part, empty, monday, colleagues }: PartSectionProps) {
  const { rows, total, sums, view } = part;
  const { settings, seesValues, asked } = monday;
  return (
    <section aria-label={title} className="mt-8">
      <h2 className="text-[20px]">
        {title}
        {total.count > 0 ? (
          <>
            {': '}
            <Link
              href={pipelineAddress(view)}
              prefetch={false}
              className="underline decoration-1 underline-offset-4"
            >
              {total.count}
            </Link>
          </>
        ) : null}
      </h2>
      {hint && total.count > 0 ? <p className="mt-1 text-ink-soft">{hint}</p> : null}
      {total.count === 0 ? (
        <p className="mt-1 text-ink-soft">{empty}</p>
      ) : (
        <div className="mt-2">
          <OpportunityTable
            {...{ rows, sums, settings, seesValues, colleagues }}
            today={asked.today}
            hasEnded={view.outcome !== 'open'}
            caption={title}
          />
        </div>
      )}
    </section>
  );
}
