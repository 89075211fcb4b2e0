import { requireStaff } from '@/accounts/session';
import { getBrand } from '@/site/content';
import { LoadingFailure } from '@/inbox/frame/loading';
import { StaffPage } from '@/inbox/frame/staff-frame';
import { readRules } from '@/inbox/rules/reads';
import { RuleList } from '@/inbox/rules/rule-list';

export default async function RulesPage() {
  const { user, session } = await requireStaff('settings');
  const [brand, rules] = await Promise.all([getBrand(), readRules(user)]);
  return (
    <StaffPage brand={brand} user={user} session={session} heading="Rules">
      {rules ? <RuleList {...rules} /> : <LoadingFailure />}
    </StaffPage>
  );
}
