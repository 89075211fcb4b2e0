import type { ReactNode } from 'react';

import { getNotFoundPage, getSmallWords } from '../content';
import { QuestionsLink } from '../faq';
import { NotFound } from '../sections/not-found/not-found';

/** What both ways to a missing page show: no route at all, and a route without a document. */
export async function NotFoundPage({ drawing }: { drawing?: ReactNode }) {
  const [page, { notFound }] = await Promise.all([getNotFoundPage(), getSmallWords()]);
  const { heading, text, popularHeading } = page;
  return (
    <NotFound
      words={notFound}
      heading={heading}
      text={text}
      popularHeading={popularHeading}
      drawing={drawing}
      questions={<QuestionsLink />}
    />
  );
}
