import 'server-only';

import config from '@payload-config';
import { getPayload, type TypedUser } from 'payload';

import { asSeenBy } from '../access';

/** What staff can be told of by mail, and what the account page calls it. */
export const ownNotices = [
  { name: 'assignment', label: 'A submission is assigned to me' },
  { name: 'mention', label: 'A colleague mentions me in a note' },
  { name: 'answered', label: 'An answer comes in on a submission that is assigned to me' },
  {
    name: 'watched',
    label: 'An answer, a note or a change of who has it comes on a submission that I watch',
  },
  { name: 'digest', label: 'Each working morning: what is overdue and assigned to me or nobody' },
] as const;

type OwnNotices = Readonly<Record<(typeof ownNotices)[number]['name'], boolean>>;

/** What somebody is told of; what they never chose is on. */
export const noticesOf = ({ notices }: TypedUser): OwnNotices => ({
  assignment: notices?.assignment ?? true,
  mention: notices?.mention ?? true,
  answered: notices?.answered ?? true,
  watched: notices?.watched ?? true,
  digest: notices?.digest ?? true,
});

/** For their own account; access control applies. */
export async function chooseNotices(user: TypedUser, notices: OwnNotices): Promise<void> {
  const payload = await getPayload({ config });
  await payload.update({
    collection: 'users',
    id: user.id,
    data: { notices },
    depth: 0,
    ...asSeenBy(user),
  });
}
