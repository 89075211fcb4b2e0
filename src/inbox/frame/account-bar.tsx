import Link from 'next/link';

import { LogOutButton } from '@/accounts/session';

import { ForgetDrafts } from './forget-drafts';

/** Who is signed in, and the way out. The address leads to the account. */
export function AccountBar({ email }: { email: string }) {
  return (
    <>
      <Link
        href="/admin/account"
        prefetch={false}
        aria-label={`Account of ${email}`}
        className="flex min-h-11 min-w-0 items-center text-deep-soft outline-accent! hover:text-deep-ink"
      >
        <span className="truncate max-sm:hidden">{email}</span>
        <span className="sm:hidden">Account</span>
      </Link>
      <ForgetDrafts />
      <LogOutButton />
    </>
  );
}
