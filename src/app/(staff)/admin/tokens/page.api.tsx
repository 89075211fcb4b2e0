import { may } from '@/accounts/rights';
import { requireStaff } from '@/accounts/session';
import { scopes, scopesFor } from '@/accounts/tokens';
import { getBrand } from '@/site/content';
import { LoadingFailure } from '@/inbox/frame/loading';
import { StaffPage } from '@/inbox/frame/staff-frame';
import { readTokens } from '@/inbox/tokens/reads';
import { TokenForm } from '@/inbox/tokens/token-form';
import { TokenList } from '@/inbox/tokens/token-list';

export default async function TokensPage() {
  const { user, session } = await requireStaff('tokens');
  const [brand, tokens] = await Promise.all([getBrand(), readTokens(user)]);
  const offered = scopesFor(user).map((name) => ({ name, label: scopes[name].label }));
  return (
    <StaffPage brand={brand} user={user} session={session} heading="Tokens for programs">
      <p className="mt-2 max-w-[64ch] text-ink-soft">
        With a token a program reads and writes here as you do, as far as you tick it. It cannot
        send, erase, export or publish anything. What it can ask for is described at{' '}
        <a href="/api/v1/openapi.json" className="underline underline-offset-2">
          /api/v1/openapi.json
        </a>
        .{may(user, 'users') ? ' You see the tokens of everybody.' : null}
      </p>
      <TokenForm scopes={offered} />
      {tokens ? <TokenList tokens={tokens} /> : <LoadingFailure />}
    </StaffPage>
  );
}
