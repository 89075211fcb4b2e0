import { may, refusalOf, type Right } from '@/accounts/rights';
import { getViewer } from '@/accounts/session';
import { StaffPage } from '@/inbox/frame/staff-frame';
import { getBrand } from '@/site/content';

/** In place of a page that somebody of staff may not open. */
export async function RefusedPage({ right }: { right: Right }) {
  const [viewer, brand] = await Promise.all([getViewer(), getBrand()]);
  // Next makes it ready beside the page, also for those who may open that.
  if (viewer.kind !== 'staff' || may(viewer.user, right)) return null;
  const { user, session } = viewer;
  return (
    <StaffPage brand={brand} user={user} session={session} heading="Not for your role">
      <p className="mt-4 max-w-[64ch]">{refusalOf(user.role, right)}</p>
    </StaffPage>
  );
}
