import SubmissionForm, { type RefusedAnswers } from '@/forms/draw/submission-form.island';

import type { WordedForm } from '../../content';

interface CheckAnswersProps {
  form: WordedForm;
  refused: RefusedAnswers;
}

/** A form that was sent without JavaScript and refused: every answer, and what is wrong with it. */
export function CheckAnswers({ form, refused }: CheckAnswersProps) {
  return (
    <div className="page-width pt-[clamp(40px,5vw,80px)] pb-section">
      <h1 className="text-[clamp(42px,5vw,76px)]">{form.words.checkAnswers}</h1>
      <div className="mt-8 max-w-[820px] border-t-[18px] border-accent bg-sheet p-[clamp(20px,3vw,48px)] max-sm:-mx-page">
        <SubmissionForm {...form} refused={refused} />
      </div>
    </div>
  );
}
