import { expect, test } from 'vitest';

import { segmentsOf } from '@/submissions/records/figures/promise-segments';
import { afterWorkingHours } from '@/submissions/records/queue/working-time';

const workday = { begins: '09:00', ends: '17:00' };
const minute = 60_000;

// A Friday, a Saturday, and days beside a change of the clocks.
test.each(['2026-11-20', '2026-11-21', '2026-03-27', '2026-03-29', '2026-10-26'])(
  'on %s the parts of the day say of each moment what the working hours say',
  (date) => {
    const begins = Date.parse(`${date}T01:00:00Z`);
    for (const hours of [1, 5, 8, 20]) {
      const parts = segmentsOf(begins, hours, workday);
      for (let at = begins; at < begins + 22 * 60 * minute; at += 30 * minute) {
        for (const moment of [at - 1, at, at + 1]) {
          const part = parts.find((each) => moment >= each.begins && moment < each.ends);
          const due = part && part.due + (part.isRising ? moment - part.begins : 0);
          expect(due).toBe(afterWorkingHours(moment, hours, workday));
        }
      }
    }
  },
);

test('the parts of a day follow each other, and are few', () => {
  const parts = segmentsOf(Date.parse('2026-11-20T12:00:00Z'), 5, workday);
  expect(parts.slice(1).map(({ begins }) => begins)).toEqual(
    parts.slice(0, -1).map(({ ends }) => ends),
  );
  expect(parts).toHaveLength(4);
});
