import { requireStaff } from '@/accounts/session';
import { StaffPage } from '@/inbox/frame/staff-frame';
import type { SearchParams } from '@/inbox/list/inbox-view';
import { parseContactView } from '@/inbox/people/contact-view';
import { CompaniesTable } from '@/inbox/people/list/companies-table';
import { ContactList } from '@/inbox/people/list/contact-list';
import { readCompanies } from '@/inbox/people/list/reads';
import { getBrand } from '@/site/content';

interface CompaniesPageProps {
  searchParams: Promise<SearchParams>;
}

export default async function CompaniesPage({ searchParams }: CompaniesPageProps) {
  const { user, session } = await requireStaff('read');
  const [brand, params] = await Promise.all([getBrand(), searchParams]);
  const view = parseContactView(params);
  const shown = await readCompanies(user, view);
  return (
    <StaffPage {...{ brand, user, session }} heading="Companies" isWide>
      <ContactList kind="company" view={view} shown={shown}>
        {({ rows, values }) => (
          <CompaniesTable {...{ rows, values }} caption="Companies" now={session.serverTime} />
        )}
      </ContactList>
    </StaffPage>
  );
}
