import { notFound } from 'next/navigation';
import { z } from 'zod';

import { requireStaff } from '@/accounts/session';
import { SubmissionLink } from '@/inbox/frame/submission-link';
import { StaffPage } from '@/inbox/frame/staff-frame';
import { OriginalView } from '@/inbox/original/original-view';
import { readOriginalHead } from '@/inbox/original/reads';
import { getBrand } from '@/site/content';
import { TextLink } from '@/ui/text-link';

export default async function OriginalPage({ params }: PageProps<'/admin/mails/[id]'>) {
  const { user, session } = await requireStaff('read');
  const id = z.uuid().safeParse((await params).id).data;
  const head = id ? await readOriginalHead(user, id) : null;
  if (!id || !head) notFound();
  const brand = await getBrand();
  const { subject, parent } = head;
  return (
    <StaffPage
      {...{ brand, user, session }}
      heading={subject === '' ? 'A mail without a subject' : subject}
    >
      <p className="mt-2">
        {parent ? (
          <SubmissionLink form={parent.form} id={parent.id}>
            Back to its conversation
          </SubmissionLink>
        ) : (
          <TextLink href="/admin/unmatched">Back to unmatched mail</TextLink>
        )}
      </p>
      <OriginalView id={id} head={head} />
    </StaffPage>
  );
}
