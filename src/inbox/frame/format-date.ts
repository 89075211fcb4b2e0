import { format, isValid, parseISO } from 'date-fns';

const pattern = 'MMM d, yyyy HH:mm';

const london = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  hourCycle: 'h23',
});

/**
 * Holds what clocks in one place show as if it were UTC, and gives that to whoever asks for the
 * local time. So date-fns formats it the same on a machine in any zone, without a missing hour
 * where that zone changes its clocks.
 */
class WallClock extends Date {
  override getFullYear(): number {
    return this.getUTCFullYear();
  }
  override getMonth(): number {
    return this.getUTCMonth();
  }
  override getDate(): number {
    return this.getUTCDate();
  }
  override getHours(): number {
    return this.getUTCHours();
  }
  override getMinutes(): number {
    return this.getUTCMinutes();
  }
}

function inLondon(instant: Date): WallClock {
  const parts = new Map<string, number>();
  for (const { type, value } of london.formatToParts(instant)) parts.set(type, Number(value));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  return new WallClock(
    Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute')),
  );
}

/** `Nov 20, 2026 16:42` in London; what is no date is shown as it is. */
export function formatDate(stored: string): string {
  const instant = parseISO(stored);
  return isValid(instant) ? format(inLondon(instant), pattern) : stored;
}
