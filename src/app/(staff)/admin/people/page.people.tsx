import { requireStaff } from '@/accounts/session';
import { StaffPage } from '@/inbox/frame/staff-frame';
import type { SearchParams } from '@/inbox/list/inbox-view';
import { parseContactView } from '@/inbox/people/contact-view';
import { PeopleTable } from '@/inbox/people/list/people-table';
import { ContactList } from '@/inbox/people/list/contact-list';
import { readPeople } from '@/inbox/people/list/reads';
import { getBrand } from '@/site/content';

interface PeoplePageProps {
  searchParams: Promise<SearchParams>;
}

export default async function PeoplePage({ searchParams }: PeoplePageProps) {
  const { user, session } = await requireStaff('read');
  const [brand, params] = await Promise.all([getBrand(), searchParams]);
  const view = parseContactView(params);
  const shown = await readPeople(user, view);
  return (
    <StaffPage {...{ brand, user, session }} heading="People" isWide>
      <ContactList kind="person" view={view} shown={shown}>
        {({ rows, values }) => (
          <PeopleTable {...{ rows, values }} caption="People" now={session.serverTime} />
        )}
      </ContactList>
    </StaffPage>
  );
}
