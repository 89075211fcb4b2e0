import { requireStaff } from '@/accounts/session';
import { customForm } from '@/forms';
import { LoadingFailure } from '@/inbox/frame/loading';
import { StaffPage } from '@/inbox/frame/staff-frame';
import { parseView, type SearchParams } from '@/inbox/list/inbox-view';
import { FormSummary } from '@/inbox/made/summary/form-summary';
import { readSummary } from '@/inbox/made/summary/reads';
import { getBrand } from '@/site/content';

interface FormFiguresPageProps {
  params: Promise<{ id: string }>;
  searchParams: Promise<SearchParams>;
}

export default async function FormFiguresPage({ params, searchParams }: FormFiguresPageProps) {
  const { user, session } = await requireStaff('read');
  const [{ id }, asked, brand] = await Promise.all([params, searchParams, getBrand()]);
  const { made, from, to } = parseView({ ...asked, tab: customForm.name, formId: id });
  const summary = made === null ? 'gone' : await readSummary(user, { made, from, to });
  const isKnown = summary !== null && summary !== 'gone';
  return (
    <StaffPage
      brand={brand}
      user={user}
      session={session}
      heading={isKnown ? summary.form.title : 'Answers to a form'}
    >
      {isKnown ? (
        <FormSummary {...{ ...summary, from, to }} />
      ) : summary === null ? (
        <LoadingFailure />
      ) : (
        <p className="mt-4">There is no such form, or nobody ever answered it.</p>
      )}
    </StaffPage>
  );
}
