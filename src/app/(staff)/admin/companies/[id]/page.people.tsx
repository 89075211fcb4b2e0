import { redirect } from 'next/navigation';
import { z } from 'zod';

import { requireStaff } from '@/accounts/session';
import { LoadingFailure } from '@/inbox/frame/loading';
import { StaffPage } from '@/inbox/frame/staff-frame';
import { contactAddress } from '@/inbox/people/contact-view';
import { ContactContent } from '@/inbox/people/page/contact-page';
import { readContact, standsWith } from '@/inbox/people/page/reads';
import { getBrand } from '@/site/content';

interface CompanyPageProps {
  params: Promise<{ id: string }>;
}

export default async function CompanyPage({ params }: CompanyPageProps) {
  const { user, session } = await requireStaff('read');
  const id = z.uuid().safeParse((await params).id).data;
  const into = id && (await standsWith({ kind: 'company', id }));
  if (into) redirect(contactAddress(into));
  const brand = await getBrand();
  const shown = id === undefined ? 'gone' : await readContact(user, { kind: 'company', id });
  return (
    <StaffPage
      {...{ brand, user, session }}
      heading={shown === null || shown === 'gone' ? 'One company' : shown.contact.name}
    >
      {shown === null ? (
        <LoadingFailure />
      ) : shown === 'gone' ? (
        <p className="mt-4">Nothing is kept here. It may have been erased.</p>
      ) : (
        <ContactContent shown={shown} user={user} now={session.serverTime} />
      )}
    </StaffPage>
  );
}
