import SubmissionForm from '@/forms/draw/submission-form.island';
import type { Claim, QuotePage } from '@/payload-types';
import type { SmallWords } from '@/words';
import type { WordedForm } from '../../content';

import { PrivacyNote } from '../privacy-note';
import { NextSteps } from './next-steps';
import { WhyChoose } from './why-choose';

interface RequestQuoteProps {
  words: SmallWords;
  page: QuotePage;
  form: WordedForm;
  claims: readonly Claim[];
  /** The id of the view that takes the form's place. */
  switchesTo: string;
}

/** The form, with the reasons and the next steps beside it. */
export function RequestQuote({ words, page, form, claims, switchesTo }: RequestQuoteProps) {
  return (
    <div className="page-width grid items-start gap-x-[clamp(40px,6vw,104px)] pt-[clamp(40px,5vw,80px)] pb-section peer-data-shown:hidden nav:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] nav:grid-rows-[auto_1fr]">
      <div>
        <h1 className="text-[clamp(42px,5vw,76px)]">{page.heading}</h1>
        <p className="mt-6 text-lede">{page.intro}</p>
      </div>
      <div className="mt-8 border-t-[18px] border-accent bg-sheet p-[clamp(20px,3vw,48px)] max-sm:-mx-page nav:col-start-2 nav:row-span-2 nav:row-start-1 nav:mt-0">
        <SubmissionForm
          {...form}
          switchesTo={switchesTo}
          note={<PrivacyNote words={words} text={page.privacyNote} />}
        />
      </div>
      <div className="mt-14 nav:mt-12">
        <WhyChoose words={words} {...page.whyChoose} claims={claims} />
        <NextSteps steps={page.nextSteps} />
      </div>
    </div>
  );
}
