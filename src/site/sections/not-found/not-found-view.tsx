import type { ReactNode } from 'react';

import { NotFound } from './not-found';
import { getNotFoundPage } from '../../content';

/** What both ways to a missing page show: no route at all, and a route without a document. */
export async function NotFoundView({ drawing }: { drawing?: ReactNode }) {
  const { heading, text, popularHeading } = await getNotFoundPage();
  return (
    <NotFound heading={heading} text={text} popularHeading={popularHeading} drawing={drawing} />
  );
}
