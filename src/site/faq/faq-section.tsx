import { classNames } from '@/ui/class-names';
import { FoldMark } from '@/ui/fold-mark';
import type { SmallWords } from '@/words';

import { SampleMark } from '../sections/sample-mark';
import { faqPage } from '../structured-data/faq-page';
import { StructuredData } from '../structured-data/structured-data';
import type { FaqContent } from './get-faqs';

interface FaqSectionProps {
  /** Of its heading. */
  id?: string;
  words: SmallWords;
  heading: string;
  faqs: FaqContent[];
  className?: string;
}

/** Questions that fold out into their answers, without a script; on paper all of them are open. */
export function FaqSection({ words, id = 'faqs', heading, faqs, className }: FaqSectionProps) {
  if (faqs.length === 0) return null;
  // What is made up is no fact for search engines.
  const real = faqs.filter(({ isPlaceholder }) => !isPlaceholder);
  return (
    <section
      aria-labelledby={id}
      className={classNames('section-space border-t border-line bg-sheet', className)}
    >
      {real.length > 0 ? <StructuredData data={faqPage(real)} /> : null}
      <div className="page-width columns-5-7">
        <h2 id={id} className="max-w-[14ch]">
          {heading}
        </h2>
        <div className="border-t-3 border-ink">
          {faqs.map(({ id: key, question, answer, isPlaceholder }) => (
            <details
              key={key}
              className="group border-b border-line print:details-content:[content-visibility:visible]"
            >
              <summary className="flex cursor-pointer items-start justify-between gap-6 py-4 focus-visible:outline-offset-3 [&::-webkit-details-marker]:hidden">
                <h3 className="pt-2 text-[19px] leading-[1.4]">{question}</h3>
                <FoldMark />
              </summary>
              <div className="max-w-[64ch] space-y-3 pr-4 pb-7 text-pretty whitespace-pre-line">
                {toParagraphs(answer).map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
                <SampleMark
                  words={words}
                  of={[{ placeholder: isPlaceholder }]}
                  className="text-ink-soft"
                />
              </div>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}

const toParagraphs = (text: string) =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
