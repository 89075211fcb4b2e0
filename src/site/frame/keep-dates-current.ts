import { longDay, thisYear, today } from '@/platform/place/calendar-day';

/** Pages were made some other day. Without JavaScript the server's day stays. */
export function keepDatesCurrent(): void {
  const year = thisYear();
  for (const element of document.querySelectorAll('[data-today="year"]'))
    element.textContent = year;
  const times = document.querySelectorAll<HTMLTimeElement>('time[data-today="day"]');
  if (times.length === 0) return;
  const day = today();
  for (const time of times) {
    if (time.dateTime === day) continue;
    time.dateTime = day;
    time.textContent = longDay(day);
  }
}
