import SubmissionForm from '@/forms/draw/submission-form.island';
import { TextLink } from '@/ui/text-link';

import { getForm, getQuotePage, getSmallWords } from '../content';
import { rowsOf, withTicks, type Query } from '../own-section/listing';
import { offeredTools, OwnSection, type OwnSectionContent } from '../own-section/own-section';
import { listField, listForm, sendId } from '../own-section/path';
import { listText, reckon } from '../own-section/reckoning';
import { PrivacyNote } from '../sections/privacy-note';

interface OwnSectionPageProps {
  content: OwnSectionContent;
  query: Query;
}

/** A section as its address says, and the quote form with its list for browsers without scripts. */
export async function OwnSectionPage({ content, query }: OwnSectionPageProps) {
  const [words, form, quote] = await Promise.all([
    getSmallWords(),
    getForm(listForm),
    getQuotePage(),
  ]);
  const tools = offeredTools(content);
  const asked = withTicks(tools, query);
  const reckoning = reckon(rowsOf(tools, words.ownSection, asked));
  const answers = { [listField]: listText(reckoning, words.ownSection) };
  return (
    <div className="page-width opening-space pb-section">
      <OwnSection {...{ words, content }} query={asked} level="h1" hasForm />
      {reckoning.layers.length > 0 ? (
        <section
          id={sendId}
          aria-labelledby="send-heading"
          // With scripts the list goes to the form's own page, but where that finds no place for drafts.
          className="mt-section columns-5-7 items-start gap-y-8 not-noscript:not-target:hidden"
        >
          <div>
            <h2 id="send-heading">{quote.heading}</h2>
            <p className="mt-4">{words.sectionAlong.there}</p>
            <TextLink href={`/${listForm}`} className="mt-2">
              {words.sectionAlong.askWithout}
            </TextLink>
          </div>
          <div className="border-t-[18px] border-accent bg-sheet p-[clamp(20px,3vw,48px)] max-sm:-mx-page">
            <SubmissionForm
              {...form}
              refused={{ answers, errors: {}, message: '' }}
              note={<PrivacyNote words={words} text={quote.privacyNote} />}
            />
          </div>
        </section>
      ) : null}
    </div>
  );
}
