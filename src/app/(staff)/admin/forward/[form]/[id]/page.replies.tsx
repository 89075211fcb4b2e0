import { notFound } from 'next/navigation';
import { z } from 'zod';

import { requireStaff } from '@/accounts/session';
import { formNames, forms } from '@/forms';
import { ForwardForm } from '@/inbox/forward/forward-form';
import { forwardAddress } from '@/inbox/forward/forward-address';
import { readBegunForward, readForwardable } from '@/inbox/forward/reads';
import { SubmissionLink } from '@/inbox/frame/submission-link';
import { StaffPage } from '@/inbox/frame/staff-frame';
import { getBrand } from '@/site/content';

const asked = z.object({
  form: z.enum(formNames),
  id: z.uuid(),
  mail: z.uuid().optional(),
});

interface ForwardPageProps {
  params: Promise<{ form: string; id: string }>;
  searchParams: Promise<{ mail?: string | string[] }>;
}

export default async function ForwardPage({ params, searchParams }: ForwardPageProps) {
  const { user, session } = await requireStaff('work');
  const { mail: named } = await searchParams;
  const given = asked.safeParse({ ...(await params), mail: named }).data;
  if (!given) notFound();
  const { form, id, mail } = given;
  const what = await readForwardable(forms[form], user, { submission: id, mail: mail ?? null });
  if (!what) notFound();
  const [brand, begun] = await Promise.all([
    getBrand(),
    readBegunForward(user, { form, submission: id }),
  ]);
  const { submission, subject, quoted, files } = what;
  return (
    <StaffPage
      {...{ brand, user, session }}
      heading={mail === undefined ? 'Forward a conversation' : 'Forward a mail'}
    >
      <p className="mt-2 max-w-[64ch] text-ink-soft">
        Of{' '}
        <SubmissionLink form={form} id={id}>
          {submission.reference}, {submission.values['name']}
        </SubmissionLink>
        . Who gets it can answer: that comes into this conversation, under their address. Internal
        notes do not go along.
      </p>
      {begun.canSend && submission.deletedAt === null ? (
        <ForwardForm
          {...{ form, id, subject, quoted, files, begun }}
          mail={mail ?? ''}
          address={forwardAddress({ form, submission: id, ...(mail && { mail }) })}
        />
      ) : (
        <p className="mt-4">
          {begun.canSend
            ? 'It is in the trash: restore it first.'
            : 'Nothing can be sent: no mail server is set. Whoever runs this site sets SMTP_URL and MAIL_FROM.'}
        </p>
      )}
    </StaffPage>
  );
}
