import { z } from 'zod';

import { requireStaff } from '@/accounts/session';
import { getBrand } from '@/site/content';
import { LoadingFailure } from '@/inbox/frame/loading';
import { StaffPage } from '@/inbox/frame/staff-frame';
import { PersonView } from '@/inbox/person/person-view';
import { readPerson } from '@/inbox/person/reads';
import { listColleagues } from '@/inbox/submission/colleagues';

interface PersonPageProps {
  params: Promise<{ id: string }>;
  searchParams: Promise<{ page?: string | string[] }>;
}

const pageNumber = z.coerce.number().int().min(1).max(1000).catch(1);

export default async function PersonPage({ params, searchParams }: PersonPageProps) {
  const { user, session } = await requireStaff('read');
  const id = z.uuid().safeParse((await params).id).data;
  const page = pageNumber.parse((await searchParams).page);
  const [brand, colleagues] = await Promise.all([getBrand(), listColleagues(user).catch(() => [])]);
  const person = id === undefined ? 'gone' : await readPerson(user, id, page - 1);
  return (
    <StaffPage
      brand={brand}
      user={user}
      session={session}
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
