import type { FAQPage, WithContext } from 'schema-dts';

export interface AnsweredQuestion {
  question: string;
  /** In plain text. */
  answer: string;
}

/** The questions that a page answers: one at least. */
export function faqPage(questions: readonly AnsweredQuestion[]): WithContext<FAQPage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
