import type { TypedUser } from 'payload';

import { may } from '@/accounts/rights';
import { addressOfCalendar } from '@/platform/payload/panel/addresses';

/** Below the panel's menu. */
export const CalendarLink = ({ user }: { user: TypedUser }) =>
  may(user, 'content') ? (
    <a href={addressOfCalendar()} className="figures-link">
      Calendar
    </a>
  ) : null;
