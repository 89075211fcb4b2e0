import { z } from 'zod';

import { requireStaff } from '@/accounts/session';
import { LoadingFailure } from '@/inbox/frame/loading';
import { StaffPage } from '@/inbox/frame/staff-frame';
import type { SearchParams } from '@/inbox/list/inbox-view';
import { searchOf } from '@/inbox/people/contact-view';
import { MergeContent } from '@/inbox/people/merge/merge-content';
import { readComparison } from '@/inbox/people/merge/reads';
import { getBrand } from '@/site/content';

interface MergeCompaniesPageProps {
  params: Promise<{ id: string }>;
  searchParams: Promise<SearchParams>;
}

const uuid = z.uuid();

export default async function MergeCompaniesPage({
  params,
  searchParams,
}: MergeCompaniesPageProps) {
  const { user, session } = await requireStaff('work');
  const [brand, asked, query] = await Promise.all([getBrand(), params, searchParams]);
  const id = uuid.safeParse(asked.id).data;
  const other = uuid.safeParse(query['other']).data;
  const search = searchOf(query);
  const comparison =
    id === undefined
      ? 'gone'
      : await readComparison(user, { of: { kind: 'company', id }, other, search });
  return (
    <StaffPage {...{ brand, user, session }} heading="Merge companies">
      {comparison === null ? (
        <LoadingFailure />
      ) : comparison === 'gone' ? (
        <p className="mt-4">Nothing is kept here. It may have been erased, or merged.</p>
      ) : (
        <MergeContent comparison={comparison} search={search} />
      )}
    </StaffPage>
  );
}
