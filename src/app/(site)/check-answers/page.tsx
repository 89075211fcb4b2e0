import type { Metadata } from 'next';
import { notFound } from 'next/navigation';

import { getForm, getSmallWords } from '@/site/content';
import { TestNote } from '@/site/preview/form-notes';
import { PrivacyNote } from '@/site/sections/privacy-note';
import { formList, forms } from '@/forms';
import SubmissionForm from '@/forms/draw/submission-form.island';
import { wordedErrors, wordedMade } from '@/words';
import { loadDoor } from '@/submissions/load-door';

type Props = PageProps<'/check-answers'>;

async function formIn(searchParams: Props['searchParams']) {
  const { form: token } = await searchParams;
  const { getRefusedForm } = await loadDoor();
  return typeof token === 'string' ? getRefusedForm(token) : undefined;
}

/** Shows what one person typed. */
export const dynamic = 'force-dynamic';

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const [refused, { words }] = await Promise.all([formIn(searchParams), getForm(formList[0].name)]);
  const title =
    refused?.closed?.title ?? refused?.title ?? `${words.errorMark} ${words.checkAnswers}`;
  return { title, robots: { index: false } };
}

/**
 * A form that was sent without JavaScript and refused: every answer, and what is wrong with it. Nobody
 * opens this address: the door asks for it and answers with it (src/submissions/refused-form.ts).
 */
export default async function CheckAnswersPage({ searchParams }: Props) {
  const refused = await formIn(searchParams);
  if (!refused) notFound();
  if (refused.closed) return <ClosedPage {...refused.closed} />;
  const [written, words] = await Promise.all([getForm(refused.form), getSmallWords()]);
  const { made } = refused;
  const form = made ? { ...written, form: wordedMade(made.shown, written.form) } : written;
  const errors = made
    ? refused.errors
    : wordedErrors(forms[refused.form], form.form, refused.errors);
  const said = written.form.texts.refusals?.[refused.code ?? ''] ?? refused.message;
  const message = [said, refused.remark].filter(Boolean).join(' ');
  return (
    <div className="page-width opening-space pb-section">
      <h1 className="text-[clamp(42px,5vw,76px)]">{refused.title ?? form.words.checkAnswers}</h1>
      <div className="mt-8 max-w-[820px] border-t-[18px] border-accent bg-sheet p-[clamp(20px,3vw,48px)] max-sm:-mx-page">
        {made?.shown.test ? <TestNote /> : null}
        <SubmissionForm
          {...form}
          refused={{ ...refused, errors, message }}
          note={made ? <PrivacyNote words={words} text={made.privacyNote} /> : undefined}
        />
      </div>
    </div>
  );
}

/** Nothing of it can be corrected. */
function ClosedPage({ title, text }: { title: string; text: string }) {
  return (
    <div className="page-width opening-space pb-section">
      <div className="max-w-[680px] border-t-[18px] border-accent bg-sheet p-[clamp(20px,3vw,48px)]">
        <h1 className="text-[clamp(36px,4vw,60px)]">{title}</h1>
        <p className="mt-5 text-lede whitespace-pre-line">{text}</p>
      </div>
    </div>
  );
}
