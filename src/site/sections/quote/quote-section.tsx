import SubmissionForm from '@/forms/draw/submission-form.island';
import type { QuotePage } from '@/payload-types';
import type { SectionWords } from '@/ui/section-head';
import type { SmallWords } from '@/words';
import type { WordedForm } from '../../content';

import { PrivacyNote } from '../privacy-note';
import { NextSteps } from './next-steps';

interface QuoteSectionProps extends SectionWords {
  words: SmallWords;
  form: WordedForm;
  privacyNote: string;
  nextSteps: QuotePage['nextSteps'];
}

/** The quote form as a part of a page, with what happens next beside it. */
export function QuoteSection(props: QuoteSectionProps) {
  const { words, form, label, heading, intro, privacyNote, nextSteps } = props;
  return (
    <section id="quote" aria-labelledby="quote-heading" className="section-space">
      <div className="page-width columns-5-7 items-start">
        <div>
          {label ? (
            <p className="mb-3 text-small font-[560] text-ink-soft stretch-86">{label}</p>
          ) : null}
          <h2 id="quote-heading">{heading}</h2>
          <p className="mt-4 max-w-[40ch] text-pretty">{intro}</p>
          <NextSteps steps={nextSteps} />
        </div>
        <div className="border-t-[18px] border-one bg-sheet p-[clamp(20px,3vw,48px)] max-sm:-mx-page">
          <SubmissionForm {...form} note={<PrivacyNote words={words} text={privacyNote} />} />
        </div>
      </div>
    </section>
  );
}
