import type { ReactNode } from 'react';

import SubmissionForm from '@/forms/draw/submission-form.island';

import { StillInReview } from '../../review/still-in-review';
import type { BuildingName } from '~/collections/fields/building-names';
import { StreetOfBuildings } from '../../drawings';
import type { SiteSetting } from '@/payload-types';
import { SmallLabel, type SectionWords } from '@/ui/section-head';
import type { SmallWords } from '@/words';
import type { TeamMember, WordedForm } from '../../content';

import { PrivacyNote } from '../privacy-note';
import { SampleMark } from '../sample-mark';
import { WhoAnswers } from '../who-answers';
import { OfficeDetails, type Office } from './office-details';

interface ContactProps extends SectionWords, Office, Pick<SiteSetting, 'placeholder'> {
  privacyNote: string;
  words: SmallWords;
  form: WordedForm;
  buildings: readonly BuildingName[];
  person: TeamMember | undefined;
  /** What stands below the office’s details. */
  questions?: ReactNode;
}

/** The last section: the form, and all buildings again, now on the footer's one layer. */
export function Contact({
  label,
  heading,
  intro,
  privacyNote,
  buildings,
  person,
  form,
  words,
  questions,
  ...office
}: ContactProps) {
  return (
    <section
      id="contact"
      aria-labelledby="contact-heading"
      className="overflow-x-clip border-t border-line bg-sheet pt-section"
    >
      <div className="page-width columns-5-7">
        <div>
          <SmallLabel>{label}</SmallLabel>
          <h2 id="contact-heading">{heading}</h2>
          <p className="mt-4 mb-9 max-w-[40ch] text-pretty">{intro}</p>
          <WhoAnswers words={words} person={person} className="mb-9" />
          <OfficeDetails words={words} {...office} />
          <SampleMark words={words} of={[office]} className="mt-3 text-ink-soft" />
          {questions ? <div className="mt-5 empty:hidden">{questions}</div> : null}
        </div>
        <StillInReview>
          <SubmissionForm {...form} note={<PrivacyNote words={words} text={privacyNote} />} />
        </StillInReview>
      </div>
      {/* Where a street would need several rows, the last of them is enough. */}
      <div className="mt-[clamp(48px,6vw,96px)] max-nav:*:*:not-last:hidden">
        <StreetOfBuildings buildings={buildings} />
      </div>
    </section>
  );
}
