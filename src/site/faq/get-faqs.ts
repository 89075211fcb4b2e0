import 'server-only';

import type { Where } from 'payload';

import type { Faq } from '@/payload-types';

import { cached, wholeInOrder } from '../content/cached';

/** A page that answers questions, by its path. */
export type FaqPage = '/quote' | `/industries/${string}`;

/** A question with its answer as plain text; an empty line parts two paragraphs, lines stay lines. */
export type FaqContent = Pick<Faq, 'id' | 'topic' | 'question' | 'answer'> & {
  isPlaceholder: boolean;
};

/** The questions that a page answers, in the editors' order; none for an industry that has none. */
export const getFaqs = cached(
  'getFaqs',
  // A question names its industries; a slug belongs to the industry.
  ['faqs', 'industries'],
  async (payload, page: FaqPage): Promise<FaqContent[]> => {
    const { docs } = await payload.find({
      collection: 'faqs',
      where: shownOn(page),
      depth: 0,
      ...wholeInOrder,
    });
    return docs.map(toContent);
  },
);

/** All questions, wherever they are answered. */
export const listFaqs = cached('listFaqs', ['faqs'], async (payload): Promise<FaqContent[]> => {
  const { docs } = await payload.find({ collection: 'faqs', depth: 0, ...wholeInOrder });
  return docs.map(toContent);
});

const toContent = ({ id, topic, question, answer, placeholder }: Faq): FaqContent => ({
  id,
  topic,
  question,
  answer,
  isPlaceholder: placeholder === true,
});

const shownOn = (page: FaqPage): Where =>
  page === '/quote'
    ? { onQuotePage: { equals: true } }
    : { 'industries.slug': { equals: page.slice('/industries/'.length) } };
