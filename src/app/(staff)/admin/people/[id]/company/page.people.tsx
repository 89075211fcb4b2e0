import { z } from 'zod';

import { requireStaff } from '@/accounts/session';
import { LoadingFailure } from '@/inbox/frame/loading';
import { StaffPage } from '@/inbox/frame/staff-frame';
import type { SearchParams } from '@/inbox/list/inbox-view';
import { searchOf } from '@/inbox/people/contact-view';
import { CompanyChoice } from '@/inbox/people/page/company-choice';
import { readCompanyChoice } from '@/inbox/people/page/company-choice-reads';
import { getBrand } from '@/site/content';

interface CompanyChoicePageProps {
  params: Promise<{ id: string }>;
  searchParams: Promise<SearchParams>;
}

export default async function CompanyChoicePage({ params, searchParams }: CompanyChoicePageProps) {
  const { user, session } = await requireStaff('work');
  const [brand, asked, query] = await Promise.all([getBrand(), params, searchParams]);
  const id = z.uuid().safeParse(asked.id).data;
  const search = searchOf(query);
  const choice = id === undefined ? 'gone' : await readCompanyChoice(user, id, search);
  return (
    <StaffPage {...{ brand, user, session }} heading="Choose the company">
      {choice === null ? (
        <LoadingFailure />
      ) : choice === 'gone' ? (
        <p className="mt-4">Nothing is kept here. It may have been erased, or merged.</p>
      ) : (
        <CompanyChoice {...choice} search={search} />
      )}
    </StaffPage>
  );
}
