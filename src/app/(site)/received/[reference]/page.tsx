import type { Metadata } from 'next';
import { cookies, headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { cache } from 'react';

import { isOn } from '@/features';

import { ThankYou } from '@/site/sections/thank-you';
import { getForm, getQuotePage, getSmallWords } from '@/site/content';
import { formList } from '@/forms';
import { loadDoor } from '@/submissions/load-door';
import { returnedHeader } from '@/submissions/prospects-page/returned';
import { visitCookie, visitorOf } from '@/submissions/prospects-page/visit';

import { Prospect } from './prospect';

/** Rendered on demand: there is no end of references, and nobody comes back to one. */
export const dynamic = 'force-dynamic';

type Props = PageProps<'/received/[reference]'>;

/** Whoever opened the link in their mail; null for everybody else. */
const getVisitor = cache(async (reference: string) =>
  isOn('prospects-page') ? visitorOf(reference, (await cookies()).get(visitCookie)?.value) : null,
);

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { reference } = await params;
  const visitor = await getVisitor(reference);
  const { words } = await getForm(formList[0].name);
  const { prospectsPage } = await getSmallWords();
  return {
    title: visitor ? prospectsPage.title : words.received,
    robots: { index: false, follow: false },
    referrer: 'same-origin',
  };
}

const pattern = /^([A-Z])-[0-9A-Z]{4}-[0-9A-Z]{2}$/;

/**
 * Where a browser without JavaScript comes after its form was stored; for whoever opened the link in their
 * mail, what became of it.
 */
export default async function ReceivedPage({ params }: Props) {
  const { reference } = await params;
  const visitor = await getVisitor(reference);
  if (visitor) return <Prospect sender={visitor} returned={await getReturnedWords()} />;
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

/** What this process hands back to itself (src/submissions/prospects-page/returned.ts). */
async function getReturnedWords() {
  const token = (await headers()).get(returnedHeader);
  return token === null ? undefined : (await loadDoor()).getReturned(token);
}
