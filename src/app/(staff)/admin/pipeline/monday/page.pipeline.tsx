import { requireStaff } from '@/accounts/session';
import { StaffPage } from '@/inbox/frame/staff-frame';
import { MondayContent } from '@/inbox/pipeline/monday/monday-content';
import { getBrand } from '@/site/content';

export default async function MondayPage() {
  const { user, session } = await requireStaff('read');
  const brand = await getBrand();
  return (
    <StaffPage {...{ brand, user, session }} heading="Pipeline: Monday">
      <MondayContent user={user} />
    </StaffPage>
  );
}
