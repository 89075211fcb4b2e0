import { MarkAlong } from '@/forms/draw/mark-along';
import SubmissionForm from '@/forms/draw/submission-form.island';

import { StillInReview } from '../../review/still-in-review';
import type { Claim, QuotePage } from '@/payload-types';
import type { SmallWords } from '@/words';
import type { TeamMember, WordedForm } from '../../content';

import { alongId, listField } from '../../own-section/path';
import { PrivacyNote } from '../privacy-note';
import { WhoAnswers } from '../who-answers';
import { quoteLayers } from './core';
import { NextSteps } from './next-steps';
import { WhyChoose } from './why-choose';

interface RequestQuoteProps {
  words: SmallWords;
  page: QuotePage;
  form: WordedForm;
  claims: readonly Claim[];
  person: TeamMember | undefined;
  /** The id of the view that takes the form's place. */
  switchesTo: string;
}

/** The form with its core, the next steps below it, and the reasons beside it. */
export function RequestQuote({ words, page, form, claims, person, switchesTo }: RequestQuoteProps) {
  const { askWithout: _, ...along } = words.sectionAlong;
  return (
    <div className="page-width grid items-start gap-x-columns opening-space pb-section peer-data-shown:hidden nav:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] nav:grid-rows-[auto_1fr]">
      <div>
        <h1 className="text-[clamp(42px,5vw,76px)]">{page.heading}</h1>
        <p className="mt-6 text-lede">{page.intro}</p>
        <WhoAnswers words={words} person={person} className="mt-8" />
      </div>
      <div className="mt-8 border-t-[18px] border-accent bg-sheet p-[clamp(20px,3vw,48px)] max-sm:-mx-page nav:col-start-2 nav:row-span-2 nav:row-start-1 nav:mt-0">
        <MarkAlong id={alongId} />
        <StillInReview>
          <SubmissionForm
            {...form}
            switchesTo={switchesTo}
            note={<PrivacyNote words={words} text={page.privacyNote} />}
            layers={quoteLayers}
            along={{ id: alongId, field: listField, words: along }}
            after={<NextSteps steps={page.nextSteps} />}
          />
        </StillInReview>
      </div>
      <div className="mt-14 nav:mt-12">
        <WhyChoose words={words} {...page.whyChoose} claims={claims} />
      </div>
    </div>
  );
}
