import { longDay } from '@/platform/place/calendar-day';

interface CurrentProps {
  /** The day on which the server made the page: 2026-11-21. */
  rendered: string;
}

/** This year, which `keepDatesCurrent` puts right: pages are made some other day. */
export function CurrentYear({ rendered }: CurrentProps) {
  return <span data-today="year">{rendered.slice(0, 4)}</span>;
}

/** Today, as `Day` writes it. `keepDatesCurrent` puts it right. */
export function CurrentDate({ rendered }: CurrentProps) {
  return (
    <time dateTime={rendered} data-today="day">
      {longDay(rendered)}
    </time>
  );
}

/** A day like 2026-11-21 as people write it: 21 November 2026. */
export function Day({ day }: { day: string }) {
  return <time dateTime={day}>{longDay(day)}</time>;
}
