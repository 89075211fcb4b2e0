export * from '../../site.config';

/** The place whose days and hours the tests know by heart. */
export const place = {
  timeZone: 'Europe/London',
  clock: 'London',
  locale: 'en-GB',
  currencies: ['GBP', 'EUR', 'USD'],
  workday: { begins: '09:00', ends: '17:00' },
  workingDays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  holidays: [],
};

/** The drawings that the tests look at; those of drawings.test.tsx look at both. */
export const drawings = 'ground';
