import type { AdminViewServerProps } from 'payload';

import { may } from '@/accounts/rights';
import { isOn } from '@/features';
import { shortDay } from '@/platform/place/days';
import { inDigits } from '@/platform/place/wording';
import { addressOfGlobal } from '@/platform/payload/panel/addresses';
import { areViewsCounted } from '@/site/content';

import { notFound, redirect } from '../navigation';
import { PanelFrame } from '../panel-frame';
import { getFigures, periodOf, periods } from './figures';
import { FiguresTable } from './figures-table';

/** How often pages were seen, from where, and what came of it: /cms/figures. */
export function FiguresView(view: AdminViewServerProps) {
  const { req } = view.initPageResult;
  if (!isOn('views')) notFound();
  if (!req.user) redirect(`/cms/login?redirect=${encodeURIComponent('/cms/figures')}`);
  return (
    <PanelFrame view={view} user={req.user}>
      <main className="figures">
        {may(req.user, 'content') ? (
          <Figures period={view.searchParams?.['days']} isOwner={may(req.user, 'settings')} />
        ) : (
          <p>Figures are for those who change content. What people send is in the inbox.</p>
        )}
      </main>
    </PanelFrame>
  );
}

async function Figures({ period: asked, isOwner }: { period: unknown; isOwner: boolean }) {
  const period = periodOf(asked);
  const [figures, isCounting] = await Promise.all([getFigures(period), areViewsCounted()]);
  const { days } = figures;
  return (
    <>
      <h1>Figures</h1>
      {isCounting ? null : <NotCounting isOwner={isOwner} />}
      <nav aria-label="Period">
        {periods.map((each) => (
          <a
            key={each}
            href={`/cms/figures?days=${each}`}
            aria-current={each === period ? 'page' : undefined}
          >
            {each} days
          </a>
        ))}
        <a href={`/cms/figures/export?days=${period}`} download>
          Download as CSV
        </a>
      </nav>
      <dl>
        <div>
          <dt>Views</dt>
          <dd>{inDigits(figures.views)}</dd>
        </div>
        <div>
          <dt>Enquiries</dt>
          <dd>{inDigits(figures.enquiries)}</dd>
        </div>
      </dl>
      <Days days={days} />
      {figures.pages.length === 0 ? (
        <p>Nothing was counted in these days.</p>
      ) : (
        <div className="figures__tables">
          <FiguresTable name="Pages" each="Address" rows={figures.pages} />
          <FiguresTable name="Came from" each="Site or source" rows={figures.sources} />
          {figures.campaigns.length > 0 && (
            <FiguresTable name="Campaigns" each="Name" rows={figures.campaigns} />
          )}
          {figures.shortLinks.length > 0 && (
            <FiguresTable name="Short links" each="Address" rows={figures.shortLinks} />
          )}
        </div>
      )}
      <p className="figures__note">
        A view is a page that was sent to somebody’s browser: no robots, and nobody who objects. A
        page has the enquiries of visitors who arrived on it, as far as their browsers told. Spam
        counts nowhere.
      </p>
    </>
  );
}

const NotCounting = ({ isOwner }: { isOwner: boolean }) => (
  <p className="figures__note">
    Views are not counted now.{' '}
    {isOwner ? (
      <a href={addressOfGlobal('view-counting')}>Switch the counting on</a>
    ) : (
      'An admin can switch the counting on.'
    )}
  </p>
);

/** A bar for each day; the tables say the rest. */
function Days({ days }: { days: Awaited<ReturnType<typeof getFigures>>['days'] }) {
  const most = Math.max(...days.map(({ views }) => views));
  const [first, last] = [days[0], days.at(-1)];
  if (most === 0 || first === undefined || last === undefined) return null;
  const busiest = days.find(({ views }) => views === most) ?? first;
  return (
    <figure>
      <svg
        viewBox={`0 0 ${days.length} ${most}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`Views a day; most on ${shortDay(busiest.day)}, ${inDigits(most)}.`}
      >
        {days.map(({ day, views }, at) => (
          <rect key={day} x={at + 0.1} y={most - views} width={0.8} height={views}>
            <title>{`${shortDay(day)}: ${inDigits(views)}`}</title>
          </rect>
        ))}
      </svg>
      <figcaption>
        <span>{shortDay(first.day)}</span>
        <span>{shortDay(last.day)}</span>
      </figcaption>
    </figure>
  );
}
