/**
 * What an owner settles before the site is built. Texts, accounts and addresses are not here: editors
 * change texts at /cms, and .env.example has what differs from machine to machine.
 */
import type { DrawingsName, Place } from '@/site-choices';

/**
 * Where the site's people are. After a change run `npm run generate`: the panel's types and the
 * database's defaults name it.
 */
export const place: Place = {
  timeZone: 'Europe/London',
  clock: 'London',
  locale: 'en-GB',
  workday: { begins: '09:00', ends: '17:00' },
  workingDays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  holidays: [],
};

/** `ground`: sections through the ground, streets, buildings. `plain`: rules and the accent alone. */
export const drawings: DrawingsName = 'ground';
