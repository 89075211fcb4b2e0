import type { ContactSubmission } from '@/payload-types';

/** Why a submission is set aside: stored, but nobody is told of it until staff release it. */
export type Suspicion = NonNullable<ContactSubmission['quarantinedFor']>;
