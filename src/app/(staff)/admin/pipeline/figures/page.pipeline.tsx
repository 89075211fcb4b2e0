import { requireStaff } from '@/accounts/session';
import { StaffPage } from '@/inbox/frame/staff-frame';
import { FiguresContent } from '@/inbox/pipeline/figures/figures-content';
import { getBrand } from '@/site/content';

export default async function PipelineFiguresPage() {
  const { user, session } = await requireStaff('read');
  const brand = await getBrand();
  return (
    <StaffPage {...{ brand, user, session }} heading="Pipeline">
      <FiguresContent user={user} />
    </StaffPage>
  );
}
