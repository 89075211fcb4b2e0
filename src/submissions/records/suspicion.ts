import type { tableOf } from './tables';

/** Why a submission is set aside: stored, but nobody is told of it until staff release it. */
export type Suspicion = NonNullable<ReturnType<typeof tableOf>['$inferSelect']['quarantinedFor']>;
