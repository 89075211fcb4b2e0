import type { ReactNode } from 'react';

import { SmallLabel, type SectionWords } from '@/ui/section-head';
import type { SmallWords } from '@/words';
import type { ClosedWords, WordedForm } from '../content';

import { FormOrWords } from './form-or-words';
import { PrivacyNote } from './privacy-note';

interface FormSectionProps extends SectionWords {
  words: SmallWords;
  form: WordedForm;
  /** While it takes no answers. */
  closed?: ClosedWords | null;
  privacyNote: string;
  /** What stands below the introduction. */
  children?: ReactNode;
}

/** A form as a part of a page, on a sheet beside its introduction. */
export function FormSection(props: FormSectionProps) {
  const { words, form, closed, label, heading, intro, privacyNote, children } = props;
  const { name } = form.form;
  return (
    <section id={name} aria-labelledby={`${name}-heading`} className="section-space">
      <div className="page-width columns-5-7 items-start">
        <div>
          <SmallLabel>{label}</SmallLabel>
          <h2 id={`${name}-heading`}>{heading}</h2>
          {intro ? <p className="mt-4 max-w-[40ch] text-pretty">{intro}</p> : null}
          {children}
        </div>
        <div className="border-t-[18px] border-accent bg-sheet p-[clamp(20px,3vw,48px)] max-sm:-mx-page">
          <FormOrWords
            {...{ form, closed }}
            note={<PrivacyNote words={words} text={privacyNote} />}
          />
        </div>
      </div>
    </section>
  );
}
