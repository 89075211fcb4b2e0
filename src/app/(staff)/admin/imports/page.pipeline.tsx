import { forbidden } from 'next/navigation';

import { may } from '@/accounts/rights';
import { requireStaff } from '@/accounts/session';
import { StaffPage } from '@/inbox/frame/staff-frame';
import { faultWords } from '@/inbox/imports/faults';
import { ImportList } from '@/inbox/imports/import-list';
import { getBrand } from '@/site/content';

interface ImportsPageProps {
  searchParams: Promise<{ fault?: string | string[] }>;
}

export default async function ImportsPage({ searchParams }: ImportsPageProps) {
  const { user, session } = await requireStaff('import');
  if (!may(user, 'values')) forbidden();
  const brand = await getBrand();
  const { fault } = await searchParams;
  return (
    <StaffPage {...{ brand, user, session }} heading="Import">
      <ImportList problem={faultWords(fault)} />
    </StaffPage>
  );
}
