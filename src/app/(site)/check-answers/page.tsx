import type { Metadata } from 'next';
import { notFound } from 'next/navigation';

import { CheckAnswers } from '@/site/sections/received/check-answers';
import { getForm } from '@/site/content';
import { formList, forms } from '@/forms';
import { wordedErrors } from '@/words';
import { loadDoor } from '@/submissions/load-door';

/** Shows what one person typed. */
export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const { words } = await getForm(formList[0].name);
  return { title: `${words.errorMark} ${words.checkAnswers}`, robots: { index: false } };
}

/** Nobody opens this address: the door asks for it and answers with it (src/submissions/refused-form.ts). */
export default async function CheckAnswersPage({ searchParams }: PageProps<'/check-answers'>) {
  const { form: token } = await searchParams;
  const { getRefusedForm } = await loadDoor();
  const refused = typeof token === 'string' ? getRefusedForm(token) : undefined;
  if (!refused) notFound();
  const form = await getForm(refused.form);
  const errors = wordedErrors(forms[refused.form], form.form, refused.errors);
  const message = form.form.texts.refusals?.[refused.code] ?? refused.message;
  return <CheckAnswers form={form} refused={{ ...refused, errors, message }} />;
}
