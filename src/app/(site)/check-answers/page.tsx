import type { Metadata } from 'next';
import { notFound } from 'next/navigation';

import { SubmissionForm } from '@/forms/view/submission-form';
import { forms } from '@/forms';
import { loadDoor } from '@/submissions/load-door';

/** Holds what one person typed. */
export const dynamic = 'force-dynamic';

export const metadata: Metadata = { title: 'Check your answers', robots: { index: false } };

/**
 * A form that came in without JavaScript, back with what is wrong with it. Nobody opens this
 * address: the door asks for it and answers with it (src/submissions/refused-form.ts).
 */
export default async function CheckAnswersPage({ searchParams }: PageProps<'/check-answers'>) {
  const { form: token } = await searchParams;
  const { getRefusedForm } = await loadDoor();
  const refused = typeof token === 'string' ? getRefusedForm(token) : undefined;
  if (!refused) notFound();
  return (
    <div className="page-width pt-[clamp(40px,5vw,80px)] pb-section">
      <h1 className="text-[clamp(42px,5vw,76px)]">Check your answers</h1>
      <div className="mt-8 max-w-[820px] border-t-[18px] border-one bg-sheet p-[clamp(20px,3vw,48px)] max-sm:-mx-page">
        <SubmissionForm form={forms[refused.form]} refused={refused} />
      </div>
    </div>
  );
}
