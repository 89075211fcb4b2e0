import { requireStaff } from '@/accounts/session';
import { StaffPage } from '@/inbox/frame/staff-frame';
import { parseView, type SearchParams } from '@/inbox/list/inbox-view';
import { WholeSearch } from '@/inbox/whole-search/whole-search';
import { getBrand } from '@/site/content';

interface WholeSearchPageProps {
  searchParams: Promise<SearchParams>;
}

export default async function WholeSearchPage({ searchParams }: WholeSearchPageProps) {
  const { user, session } = await requireStaff('work');
  const [brand, params] = await Promise.all([getBrand(), searchParams]);
  return (
    <StaffPage brand={brand} user={user} session={session} heading="All in this search">
      <WholeSearch user={user} view={parseView(params)} now={session.serverTime} />
    </StaffPage>
  );
}
