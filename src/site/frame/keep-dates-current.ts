import { longDay, today } from './today';

/** Pages were made some other day. Without JavaScript the server's day stays. */
export function keepDatesCurrent(): void {
  const day = today();
  for (const year of document.querySelectorAll('[data-today="year"]')) {
    year.textContent = day.slice(0, 4);
  }
  for (const time of document.querySelectorAll<HTMLTimeElement>('time[data-today="day"]')) {
    if (time.dateTime === day) continue;
    time.dateTime = day;
    time.textContent = longDay(day);
  }
}
