import { requireStaff } from '@/accounts/session';
import { getBrand } from '@/site/content';
import { LoadingFailure } from '@/inbox/frame/loading';
import { StaffPage } from '@/inbox/frame/staff-frame';
import { readRules } from '@/inbox/rules/reads';
import { newRule, RulePage } from '@/inbox/rules/rule-page';
import { tryRule } from '@/inbox/rules/trial';
import { TextLink } from '@/ui/text-link';

interface OneRuleProps {
  params: Promise<{ id: string }>;
  searchParams: Promise<{ example?: string | string[]; try?: string | string[] }>;
}

export default async function OneRule({ params, searchParams }: OneRuleProps) {
  const { user, session } = await requireStaff('settings');
  const [{ id }, asked] = await Promise.all([params, searchParams]);
  const [brand, read] = await Promise.all([getBrand(), readRules(user)]);
  const isNew = id === 'new';
  const kept = read?.rules.find((rule) => rule.id === id);
  const rule = isNew ? newRule(asked.example ? user.id : null) : kept;
  const trial = read && kept && asked.try ? await tryRule(user, kept, read.nameable) : undefined;
  return (
    <StaffPage
      brand={brand}
      user={user}
      session={session}
      heading={isNew ? 'New rule' : (kept?.name ?? 'Rule')}
    >
      <p className="mt-1">
        <TextLink href="/admin/rules">All rules</TextLink>
      </p>
      {!read ? (
        <LoadingFailure />
      ) : rule ? (
        <RulePage {...{ rule, trial }} nameable={read.nameable} />
      ) : (
        <p className="mt-4">This rule is gone. Somebody may have removed it.</p>
      )}
    </StaffPage>
  );
}
