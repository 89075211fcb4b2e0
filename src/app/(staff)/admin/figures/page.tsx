import { FormFigures } from '@/components/staff/form-figures';
import { StaffPage } from '@/components/staff/staff-page';
import { getBrand } from '@/staff/brand';
import { getFigures } from '@/staff/figures';
import { requireAdmin } from '@/staff/require-admin';

export default async function FiguresPage() {
  const { user, session } = await requireAdmin();
  const [brand, figures] = await Promise.all([getBrand(), getFigures(user)]);
  return (
    <StaffPage brand={brand} email={user.email} session={session} heading="Figures">
      {figures.map((each) => (
        <FormFigures key={each.form} {...each} />
      ))}
    </StaffPage>
  );
}
