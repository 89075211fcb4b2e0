import type { Metadata } from 'next';
import { notFound } from 'next/navigation';

import { MessageReceived } from '@/site/sections/received/message-received';
import { QuoteThankYou } from '@/site/sections/received/quote-thank-you';
import { getForm, getQuotePage, getSmallWords } from '@/site/content';
import { contactForm, quoteForm } from '@/forms';

/** Rendered on demand: there is no end of references, and nobody comes back to one. */
export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const { words } = await getForm('quote');
  return { title: words.received, robots: { index: false } };
}

const pattern = /^([A-Z])-[0-9A-Z]{4}-[0-9A-Z]{2}$/;

/** Where a browser without JavaScript comes after its form was stored. */
export default async function ReceivedPage({ params }: PageProps<'/received/[reference]'>) {
  const { reference } = await params;
  const { returnHome } = (await getSmallWords()).everywhere;
  switch (pattern.exec(reference)?.[1]) {
    case quoteForm.referenceLetter: {
      const [{ thankYou }, { words }] = await Promise.all([getQuotePage(), getForm('quote')]);
      return (
        <QuoteThankYou
          id="thank-you"
          thankYou={thankYou}
          yourReference={words.yourReference}
          returnHome={returnHome}
          reference={reference}
        />
      );
    }
    case contactForm.referenceLetter:
      return (
        <MessageReceived
          form={await getForm('contact')}
          returnHome={returnHome}
          reference={reference}
        />
      );
    default:
      notFound();
  }
}
