import type { ReactNode } from 'react';

import { getNotFoundPage } from '../content';
import { NotFound } from '../sections/not-found/not-found';

/** What both ways to a missing page show: no route at all, and a route without a document. */
export async function NotFoundPage({ drawing }: { drawing?: ReactNode }) {
  const { heading, text, popularHeading } = await getNotFoundPage();
  return (
    <NotFound heading={heading} text={text} popularHeading={popularHeading} drawing={drawing} />
  );
}
