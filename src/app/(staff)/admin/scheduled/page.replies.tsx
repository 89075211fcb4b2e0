import { requireStaff } from '@/accounts/session';
import { getBrand } from '@/site/content';
import { StaffPage } from '@/inbox/frame/staff-frame';
import { readScheduled } from '@/inbox/scheduled/reads';
import { ScheduledList } from '@/inbox/scheduled/scheduled-list';
import { listColleagues } from '@/inbox/submission/colleagues';

export default async function ScheduledPage() {
  const { user, session } = await requireStaff('read');
  const [brand, replies, colleagues] = await Promise.all([
    getBrand(),
    readScheduled(user),
    listColleagues(user).catch(() => []),
  ]);
  return (
    <StaffPage brand={brand} user={user} session={session} heading="Scheduled replies">
      <ScheduledList replies={replies} colleagues={colleagues} />
    </StaffPage>
  );
}
