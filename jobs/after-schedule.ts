import type { TaskConfig } from 'payload';

type Schedule = NonNullable<TaskConfig['schedule']>[number];
type AfterSchedule = NonNullable<NonNullable<Schedule['hooks']>['afterSchedule']>;

/**
 * Payload (3.90.2) would write down each time that it looked, also when it found the next run
 * queued already. It has to when its time has come: else it would queue it once more. A run that
 * could not be queued is tried again.
 */
export const afterSchedule: AfterSchedule = async (scheduled) => {
  const { status, queueable } = scheduled;
  const isEarly = (queueable.waitUntil?.getTime() ?? 0) > Date.now();
  if (status === 'error' || (status === 'skipped' && isEarly)) return;
  await scheduled.defaultAfterSchedule(scheduled);
};
