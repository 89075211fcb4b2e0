import type { Metadata } from 'next';
import { notFound } from 'next/navigation';

import { CheckAnswers } from '@/site/sections/received/check-answers';
import { loadDoor } from '@/submissions/load-door';

/** Shows what one person typed. */
export const dynamic = 'force-dynamic';

export const metadata: Metadata = { title: 'Error: Check your answers', robots: { index: false } };

/** Nobody opens this address: the door asks for it and answers with it (src/submissions/refused-form.ts). */
export default async function CheckAnswersPage({ searchParams }: PageProps<'/check-answers'>) {
  const { form: token } = await searchParams;
  const { getRefusedForm } = await loadDoor();
  const refused = typeof token === 'string' ? getRefusedForm(token) : undefined;
  if (!refused) notFound();
  return <CheckAnswers form={refused.form} refused={refused} />;
}
