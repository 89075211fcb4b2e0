import type { Metadata } from 'next';
import { notFound } from 'next/navigation';

import { ThankYou } from '@/site/sections/thank-you';
import { getForm, getQuotePage, getSmallWords } from '@/site/content';
import { formList } from '@/forms';

/** Rendered on demand: there is no end of references, and nobody comes back to one. */
export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const { words } = await getForm(formList[0].name);
  return { title: words.received, robots: { index: false } };
}

const pattern = /^([A-Z])-[0-9A-Z]{4}-[0-9A-Z]{2}$/;

/** Where a browser without JavaScript comes after its form was stored. */
export default async function ReceivedPage({ params }: PageProps<'/received/[reference]'>) {
  const { reference } = await params;
  const { returnHome } = (await getSmallWords()).everywhere;
  const letter = pattern.exec(reference)?.[1];
  const sent = formList.find(({ referenceLetter }) => referenceLetter === letter);
  if (!sent) notFound();
  const form = await getForm(sent.name);
  const view = {
    ...{ id: 'thank-you', reference, yourReference: form.words.yourReference },
    link: { words: returnHome, href: '/' },
  };
  if (sent.name !== 'quote') return <ThankYou {...view} {...form.form.texts.success} look="page" />;
  const { heading, text } = (await getQuotePage()).thankYou;
  return <ThankYou {...view} title={heading} text={text} look="ground" />;
}
