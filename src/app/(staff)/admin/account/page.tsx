import { may } from '@/accounts/rights';
import { getSecondFactor } from '@/accounts/second-factor';
import { requireSignedIn } from '@/accounts/session';
import { LogOutEverywhere } from '@/inbox/account/log-out-everywhere';
import { NoticesSection } from '@/inbox/account/notices-section';
import { noticesOf, ownNotices } from '@/inbox/account/own-notices';
import { listBrowsers } from '@/inbox/account/push/browsers';
import { pushChoices } from '@/inbox/account/push/own-push';
import { PushSection } from '@/inbox/account/push/push-section';
import { listHolders } from '@/inbox/account/second-factor';
import { BookingSection } from '@/inbox/account/booking-section';
import { SignatureSection } from '@/inbox/account/signature-section';
import { SecondFactorHolders } from '@/inbox/account/second-factor-holders';
import { SecondFactorSection } from '@/inbox/account/second-factor-section';
import { inWords, templateFields } from '@/forms/reply-template';
import { OwnTextsSection } from '@/inbox/reply/texts/own-texts-section';
import { publicKey } from '@/platform/push/server-keys';
import { getBrand } from '@/site/content';
import { listOwnTexts } from '@/submissions/records/texts/own-texts';
import { TakingSection } from '@/inbox/account/taking-section';
import { StaffPage } from '@/inbox/frame/staff-frame';
import { OnlyWith } from '@/ui/only-with';

/** Of marketers as well: they have no other page here. */
export default async function AccountPage() {
  const { kind, user, session } = await requireSignedIn();
  const [brand, factor, holders, texts, browsers] = await Promise.all([
    getBrand(),
    getSecondFactor(user.id),
    may(user, 'users') ? listHolders(user) : [],
    may(user, 'work') ? listOwnTexts(user.id) : [],
    kind === 'staff' ? listBrowsers(user) : [],
  ]);
  const told = noticesOf(user);
  const count = user.sessions?.length ?? 0;
  return (
    <StaffPage
      brand={brand}
      user={user}
      session={kind === 'staff' ? session : null}
      heading="Your account"
    >
      <section aria-labelledby="sessions" className="mt-8">
        <h2 id="sessions" className="text-[20px]">
          Sessions
        </h2>
        <p className="mt-2 max-w-[60ch]">
          {count === 1
            ? 'You are signed in here alone.'
            : `You are signed in ${count} times, this one included.`}{' '}
          Signing out everywhere ends every session at once, also where you left a browser open.
        </p>
        <LogOutEverywhere />
      </section>
      <OnlyWith feature="staff-notices">
        {kind === 'staff' ? (
          <>
            <NoticesSection
              email={user.email}
              choices={ownNotices.map(({ name, label }) => ({ name, label, isOn: told[name] }))}
            />
            <PushSection serverKey={publicKey} browsers={browsers} choices={pushChoices} />
          </>
        ) : null}
      </OnlyWith>
      <OnlyWith feature="replies">
        {may(user, 'work') ? (
          <>
            <TakingSection isOn={user.takesByReply ?? true} />
            <SignatureSection signature={user.signature ?? ''} />
            <BookingSection bookingLink={user.bookingLink ?? ''} />
            <OwnTextsSection texts={texts} names={inWords(templateFields)} />
          </>
        ) : null}
      </OnlyWith>
      <SecondFactorSection factor={factor} />
      <SecondFactorHolders holders={holders} />
    </StaffPage>
  );
}
