import { expect, test } from 'vitest';

import { timeProblem } from '@/panel/schedules/schedule-ahead';

const hour = 3_600_000;

test.each([null, undefined, '', 'soon', 0, true, {}, new Date(Number.NaN)])(
  '%j is no time to publish at',
  (date) => expect(timeProblem(date)).toBe('Choose a date and a time.'),
);

test('a time that has passed is named as that, and one ahead is taken', () => {
  for (const date of [new Date(Date.now() - hour), '1970-01-01T00:00:00.000Z'])
    expect(timeProblem(date)).toMatch(/^This time has passed\./);
  for (const date of [new Date(Date.now() + hour), new Date(Date.now() + hour).toISOString()])
    expect(timeProblem(date)).toBeUndefined();
});
