import { LogOutButton, type Viewer } from '@/accounts/session';
import { SignedOut } from '@/accounts/sign-in';
import { NoToasts, UnsentHint } from '@/inbox/frame/in-this-tab';
import { LoadingFailure } from '@/inbox/frame/loading';
import { StaffFrame } from '@/inbox/frame/staff-frame';
import { SubmissionsHeading, SubmissionsMain } from '@/inbox/frame/submissions-main';
import { ReplyLeft } from '@/inbox/reply/reply-left';
import { NoteLeft } from '@/inbox/submission/note-form';
import { OnlyWith } from '@/ui/only-with';

import { LoginView } from './login-view';

interface ClosedInboxProps {
  kind: Exclude<Viewer['kind'], 'staff'>;
  brand: string;
  /** Of the view that was asked for. */
  address: string;
}

/** Shown instead of the inbox: the sign-in, or why nobody can sign in just now. */
export function ClosedInbox({ kind, brand, address }: ClosedInboxProps) {
  const textLeft = (
    <>
      <NoteLeft address={address} />
      <OnlyWith feature="replies">
        <ReplyLeft address={address} />
      </OnlyWith>
    </>
  );
  return kind === 'unchecked' ? (
    <StaffFrame brand={brand} account={<LogOutButton />}>
      <SubmissionsMain>
        <SubmissionsHeading />
        <div className="px-5">
          <LoadingFailure />
          {textLeft}
        </div>
      </SubmissionsMain>
    </StaffFrame>
  ) : (
    <LoginView heading="Inbox" lead="For staff: contact messages and quote requests.">
      <NoToasts />
      <UnsentHint />
      {textLeft}
      <SignedOut denied={kind === 'editor'} />
    </LoginView>
  );
}
