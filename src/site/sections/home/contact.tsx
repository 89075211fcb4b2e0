import SubmissionForm from '@/forms/draw/submission-form.island';
import type { BuildingName } from '~/collections/fields/building-names';
import { StreetOfBuildings } from '../../drawings';
import type { SiteSetting } from '@/payload-types';
import { SmallLabel, type SectionWords } from '@/ui/section-head';
import type { SmallWords } from '@/words';
import type { WordedForm } from '../../content';

import { PrivacyNote } from '../privacy-note';
import { SampleMark } from '../sample-mark';
import { OfficeDetails, type Office } from './office-details';

interface ContactProps extends SectionWords, Office, Pick<SiteSetting, 'placeholder'> {
  privacyNote: string;
  words: SmallWords;
  form: WordedForm;
  buildings: readonly BuildingName[];
}

/** The last section: the form, and all buildings again, now on the footer's one layer. */
export function Contact({
  label,
  heading,
  intro,
  privacyNote,
  buildings,
  form,
  words,
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
          <OfficeDetails words={words} {...office} />
          <SampleMark words={words} of={[office]} className="mt-3 text-ink-soft" />
        </div>
        <SubmissionForm {...form} note={<PrivacyNote words={words} text={privacyNote} />} />
      </div>
      {/* Where a street would need several rows, the last of them is enough. */}
      <div className="mt-[clamp(48px,6vw,96px)] max-nav:*:*:not-last:hidden">
        <StreetOfBuildings buildings={buildings} />
      </div>
    </section>
  );
}
