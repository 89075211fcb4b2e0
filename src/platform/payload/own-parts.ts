import type { SanitizedConfig, TaskConfig, TaskHandler } from 'payload';

import { jobStatsSlug, locksSlug, publishTask } from './own-collections';

type Collection = SanitizedConfig['collections'][number];
type Global = SanitizedConfig['globals'][number];

/*
 * What Payload adds to a configuration by itself (read in 3.90.2), to be changed before anything
 * runs: it has no setting for it. Where a version keeps it elsewhere, nothing starts.
 */

export function locksOf({ collections }: SanitizedConfig): Collection {
  const locks = collections.find(({ slug }) => slug === locksSlug);
  if (!locks) throw new Error('Payload keeps the locks of documents elsewhere now');
  return locks;
}

export function jobStatsOf({ globals }: SanitizedConfig): Global {
  const stats = globals.find(({ slug }) => slug === jobStatsSlug);
  if (!stats) throw new Error('Payload keeps the times of schedules elsewhere now');
  return stats;
}

/** The task that publishes at a date, with its handler. */
export function publishTaskOf({ jobs }: SanitizedConfig): {
  task: TaskConfig;
  handler: TaskHandler<'schedulePublish'>;
} {
  const task = jobs.tasks?.find(({ slug }) => slug === publishTask);
  if (!task || typeof task.handler !== 'function')
    throw new Error('Payload publishes on time in another way now');
  return { task, handler: task.handler };
}
