import { BreakdownList } from '@/inbox/figures/breakdown-list';
import { getDetails, getFigures, getPeople } from '@/inbox/figures/figures';
import { FormFigures } from '@/inbox/figures/form-figures';
import { PeopleFigures } from '@/inbox/figures/people-figures';
import { WeekFigures } from '@/inbox/figures/week-figures';
import { WorkNow } from '@/inbox/figures/work-now';
import { OnlyFor } from '@/inbox/frame/only-for';
import { StaffPage } from '@/inbox/frame/staff-frame';
import { SummaryLinks } from '@/inbox/made/summary/summary-links';
import { getBrand } from '@/site/content';
import { requireStaff } from '@/accounts/session';

export default async function FiguresPage() {
  const { user, session } = await requireStaff('read');
  const [brand, figures, details, people] = await Promise.all([
    getBrand(),
    getFigures(user),
    getDetails(user),
    getPeople(user),
  ]);
  return (
    <StaffPage brand={brand} user={user} session={session} heading="Figures">
      <WorkNow user={user} now={session.serverTime} />
      {figures.map((each) => (
        <FormFigures key={each.form} {...each}>
          {details
            .filter(({ form }) => form.name === each.form)
            .map(({ form, promised, weeks, breakdowns }) => (
              <div key={form.name}>
                {form.isMade ? <SummaryLinks user={user} /> : null}
                <WeekFigures {...{ form, promised, weeks }} />
                <div className="mt-6 grid gap-x-10 gap-y-6 min-[760px]:grid-cols-2">
                  {breakdowns.map((breakdown) => (
                    <BreakdownList key={breakdown.name} {...breakdown} />
                  ))}
                </div>
              </div>
            ))}
        </FormFigures>
      ))}
      <PeopleFigures people={people} />
      <OnlyFor right="export">
        <p className="mt-8">
          <a href="/admin/figures/export" download className="underline underline-offset-4">
            Arrivals as CSV
          </a>
        </p>
      </OnlyFor>
    </StaffPage>
  );
}
