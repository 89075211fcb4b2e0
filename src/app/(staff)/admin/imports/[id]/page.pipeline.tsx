import { forbidden, notFound } from 'next/navigation';
import { z } from 'zod';

import { may } from '@/accounts/rights';
import { requireStaff } from '@/accounts/session';
import { StaffPage } from '@/inbox/frame/staff-frame';
import { ImportView } from '@/inbox/imports/import-view';
import { getBrand } from '@/site/content';
import { getImport } from '@/submissions/records/imports/imports';

interface ImportPageProps {
  params: Promise<{ id: string }>;
}

export default async function ImportPage({ params }: ImportPageProps) {
  const { user, session } = await requireStaff('import');
  if (!may(user, 'values')) forbidden();
  const id = z.uuid().safeParse((await params).id).data;
  const shown = id ? await getImport(id) : null;
  if (!shown) notFound();
  const brand = await getBrand();
  return (
    <StaffPage {...{ brand, user, session }} heading="Import">
      <ImportView {...{ user, shown }} />
    </StaffPage>
  );
}
