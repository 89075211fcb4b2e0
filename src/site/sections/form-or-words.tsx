import type { ReactNode } from 'react';

import SubmissionForm from '@/forms/draw/submission-form.island';

import { StillInReview } from '../review/still-in-review';

import type { ClosedWords, WordedForm } from '../content';
import { ClosedNote, TestNote } from '../preview/form-notes';
import { ThankYou } from './thank-you';

interface FormOrWordsProps {
  form: WordedForm;
  /** While it takes no answers. */
  closed?: ClosedWords | null;
  /** What stands beside the button. */
  note: ReactNode;
}

/** A form, or what stands in its place while it takes no answers. */
export function FormOrWords({ form, closed, note }: FormOrWordsProps) {
  return (
    <>
      {form.form.test ? <TestNote /> : null}
      {closed ? <Closed {...closed} /> : null}
      {closed && !closed.isBesideForm ? null : (
        <StillInReview>
          <Form form={form} note={note} />
        </StillInReview>
      )}
    </>
  );
}

/** Of one that editors made, the words of thanks take the place. */
function Form({ form, note }: Pick<FormOrWordsProps, 'form' | 'note'>) {
  if (form.form.fingerprint === undefined) return <SubmissionForm {...form} note={note} />;
  const thanks = `thanks ${form.form.name}`.replaceAll(/\W/g, '-');
  return (
    <>
      <ThankYou
        id={thanks}
        look="sheet"
        {...form.form.texts.success}
        yourReference={form.words.yourReference}
      />
      <div className="peer-data-shown:hidden">
        <SubmissionForm {...form} note={note} switchesTo={thanks} />
      </div>
    </>
  );
}

function Closed({ title, text, isBesideForm }: ClosedWords) {
  return (
    <div className={isBesideForm ? 'mb-8 border-b border-line pb-8' : undefined}>
      {isBesideForm ? <ClosedNote /> : null}
      <h2 className="text-[clamp(26px,3vw,36px)]">{title}</h2>
      <p className="mt-4 text-pretty whitespace-pre-line">{text}</p>
    </div>
  );
}
