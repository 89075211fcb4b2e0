import { FormFigures } from '@/inbox/figures/form-figures';
import { StaffPage } from '@/inbox/frame/staff-page';
import { getBrand } from '@/inbox/frame/brand';
import { getFigures } from '@/inbox/figures/figures';
import { requireAdmin } from '@/accounts/session';

export default async function FiguresPage() {
  const { user, session } = await requireAdmin();
  const [brand, figures] = await Promise.all([getBrand(), getFigures(user)]);
  return (
    <StaffPage brand={brand} email={user.email} session={session} heading="Figures">
      {figures.map((each) => (
        <FormFigures key={each.form} {...each} />
      ))}
      <p className="mt-8">
        <a href="/admin/figures/export" download className="underline underline-offset-4">
          Arrivals as CSV
        </a>
      </p>
    </StaffPage>
  );
}
