import { LogOutEverywhere } from '@/components/staff/log-out-everywhere';
import { StaffPage } from '@/components/staff/staff-page';
import { getBrand } from '@/staff/brand';
import { requireAdmin } from '@/staff/require-admin';

export default async function AccountPage() {
  const { user, session } = await requireAdmin();
  const count = user.sessions?.length ?? 0;
  return (
    <StaffPage brand={await getBrand()} email={user.email} session={session} heading="Your account">
      <section aria-labelledby="sessions" className="mt-8">
        <h2 id="sessions" className="text-[20px]">
          Sessions
        </h2>
        <p className="mt-2 max-w-[60ch]">
          {count === 1
            ? 'You are signed in here alone.'
            : `You are signed in ${count} times, this one included.`}{' '}
          Signing out everywhere ends all of them at once, also where you left a browser open.
        </p>
        <LogOutEverywhere />
      </section>
    </StaffPage>
  );
}
