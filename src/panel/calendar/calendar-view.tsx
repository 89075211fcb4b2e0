import type { AdminViewServerProps } from 'payload';

import { may } from '@/accounts/rights';
import { addressOfCalendar } from '@/platform/payload/panel/addresses';

import { redirect } from '../navigation';
import { PanelFrame } from '../panel-frame';
import { askedOf, queryOf } from './asked';
import { Calendar } from './calendar';

/** What has a date, by month: `/cms/calendar?month=2026-12&kind=articles&view=agenda`. */
export function CalendarView(view: AdminViewServerProps) {
  const { req } = view.initPageResult;
  const asked = askedOf(view.searchParams);
  if (!req.user)
    redirect(`/cms/login?redirect=${encodeURIComponent(addressOfCalendar(queryOf(asked)))}`);
  return (
    <PanelFrame view={view} user={req.user}>
      <main className="calendar">
        {may(req.user, 'content') ? (
          <Calendar reading={{ payload: req.payload, user: req.user, req }} asked={asked} />
        ) : (
          <p>The calendar is for those who change content. What people send is in the inbox.</p>
        )}
      </main>
    </PanelFrame>
  );
}
