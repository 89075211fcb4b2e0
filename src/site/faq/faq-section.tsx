import type { ReactNode } from 'react';

import { classNames } from '@/ui/class-names';
import { FoldMark } from '@/ui/fold-mark';
import type { SmallWords } from '@/words';

import { isAllSample, SampleMark, SectionSampleMark } from '../sections/sample-mark';
import { faqPage } from '../structured-data/faq-page';
import { StructuredData } from '../structured-data/structured-data';
import { Answer, toParagraphs } from './answer';
import type { FaqContent } from './get-faqs';

interface FaqSectionProps {
  /** Of its heading. */
  id?: string;
  words: SmallWords;
  heading: string;
  faqs: FaqContent[];
  /** Where other questions are answered. */
  more?: ReactNode;
  className?: string;
}

/** Questions that fold out into their answers, without a script; on paper all of them are open. */
export function FaqSection(props: FaqSectionProps) {
  const { words, id = 'faqs', heading, faqs, more, className } = props;
  if (faqs.length === 0) return null;
  // What is made up is no fact for search engines.
  const real = faqs.filter(({ isPlaceholder }) => !isPlaceholder);
  const marks = faqs.map(({ isPlaceholder }) => ({ placeholder: isPlaceholder }));
  const isMarked = !isAllSample(marks);
  return (
    <section
      aria-labelledby={id}
      className={classNames('section-space border-t border-line bg-sheet', className)}
    >
      {real.length > 0 ? <StructuredData data={faqPage(real)} /> : null}
      <div className="page-width columns-5-7">
        <h2
          id={id}
          className="max-w-[14ch] nav:sticky nav:top-[calc(var(--header-height)+24px)] nav:self-start"
        >
          {heading}
        </h2>
        <div className="border-t-3 border-ink">
          {byTopic(faqs).map(({ topic, faqs: these }) => (
            <div key={these[0]?.id} className="not-first:mt-10">
              {topic ? (
                <h3 className="border-b border-line py-4 text-[17px] font-[640] text-ink-soft">
                  {topic}
                </h3>
              ) : null}
              {these.map((faq) => (
                <Question key={faq.id} level={topic ? 'h4' : 'h3'} {...{ words, faq, isMarked }} />
              ))}
            </div>
          ))}
          <SectionSampleMark words={words} of={marks} className="pt-4" />
          {more ? <div className="pt-6">{more}</div> : null}
        </div>
      </div>
    </section>
  );
}

interface Topic {
  topic: string;
  faqs: FaqContent[];
}

/** Questions that follow one another and have the same topic, or none. */
function byTopic(faqs: readonly FaqContent[]): Topic[] {
  const topics: Topic[] = [];
  for (const faq of faqs) {
    const topic = faq.topic?.trim() ?? '';
    const last = topics.at(-1);
    if (last?.topic === topic) last.faqs.push(faq);
    else topics.push({ topic, faqs: [faq] });
  }
  return topics;
}

interface QuestionProps {
  words: SmallWords;
  faq: FaqContent;
  /** Of the question. */
  level: 'h3' | 'h4';
  /** Whether a sample says so itself. */
  isMarked: boolean;
}

function Question({ words, faq, level: Heading, isMarked }: QuestionProps) {
  const { question, answer, isPlaceholder } = faq;
  const paragraphs = toParagraphs(answer);
  return (
    <details
      // What is looked up is there at once.
      open={paragraphs.some(({ rows }) => rows)}
      className="group border-b border-line"
    >
      <summary className="flex cursor-pointer items-start justify-between gap-6 py-4 outline-offset-0 [&::-webkit-details-marker]:hidden">
        <Heading className="pt-2 text-[19px] leading-[1.4] font-[640] tracking-[-0.008em] stretch-92">
          {question}
        </Heading>
        <FoldMark />
      </summary>
      <div className="space-y-3 pb-7 text-pretty whitespace-pre-line *:[p]:max-w-[64ch] *:[p]:pr-4">
        <Answer paragraphs={paragraphs} />
        <SampleMark
          words={words}
          of={isMarked ? [{ placeholder: isPlaceholder }] : []}
          className="text-ink-soft"
        />
      </div>
    </details>
  );
}
