import { redirect } from 'next/navigation';
import { z } from 'zod';

import { requireStaff } from '@/accounts/session';
import { isOn } from '@/features';
import { getBrand } from '@/site/content';
import { LoadingFailure } from '@/inbox/frame/loading';
import { StaffPage } from '@/inbox/frame/staff-frame';
import { contactAddress } from '@/inbox/people/contact-view';
import { ContactContent } from '@/inbox/people/page/contact-page';
import { readContact, standsWith } from '@/inbox/people/page/reads';
import { PersonView } from '@/inbox/person/person-view';
import { readPerson } from '@/inbox/person/reads';
import { listColleagues } from '@/inbox/submission/colleagues';

interface PersonPageProps {
  params: Promise<{ id: string }>;
  searchParams: Promise<{ page?: string | string[] }>;
}

const pageNumber = z.coerce.number().int().min(1).max(1000).catch(1);

/** Of a person; or, by the id of a submission or of a mail, all that whoever sent it wrote, in one stream. */
export default async function PersonPage({ params, searchParams }: PersonPageProps) {
  const { user, session } = await requireStaff('read');
  const id = z.uuid().safeParse((await params).id).data;
  const page = pageNumber.parse((await searchParams).page);
  const [brand, colleagues] = await Promise.all([getBrand(), listColleagues(user).catch(() => [])]);
  const frame = { brand, user, session };
  const into = id && isOn('people') ? await standsWith({ kind: 'person', id }) : null;
  if (into) redirect(contactAddress(into));
  const shown = id && isOn('people') ? await readContact(user, { kind: 'person', id }) : 'gone';
  if (shown !== null && shown !== 'gone')
    return (
      <StaffPage {...frame} heading={shown.contact.name}>
        <ContactContent shown={shown} user={user} now={session.serverTime} />
      </StaffPage>
    );
  const person = id === undefined ? 'gone' : await readPerson(user, id, page - 1);
  return (
    <StaffPage
      {...frame}
      heading={person === null || person === 'gone' ? 'One person' : person.name}
    >
      {person === 'gone' ? (
        <p className="mt-4">Nothing is kept here. It may have been erased.</p>
      ) : person === null ? (
        <LoadingFailure />
      ) : (
        <PersonView {...{ person, page, colleagues }} />
      )}
    </StaffPage>
  );
}
