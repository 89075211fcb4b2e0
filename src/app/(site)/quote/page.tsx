import type { Metadata } from 'next';

import { getQuotePage } from '@/site/content';
import { Breadcrumbs } from '@/site/frame/breadcrumbs';
import { FaqSection, getFaqs } from '@/site/faq';
import { RequestQuote } from '@/site/sections/quote/request-quote';
import { QuoteThankYou } from '@/site/sections/received/quote-thank-you';

/** The id of the view that takes the form's place. */
const thankYou = 'thank-you';

export async function generateMetadata(): Promise<Metadata> {
  const { heading, intro } = await getQuotePage();
  return { title: heading, description: intro };
}

export default async function QuotePage() {
  const [page, faqs] = await Promise.all([getQuotePage(), getFaqs('/quote')]);
  return (
    <>
      <Breadcrumbs trail={[{ name: page.heading, path: '/quote' }]} />
      <QuoteThankYou id={thankYou} thankYou={page.thankYou} />
      <RequestQuote page={page} switchesTo={thankYou} />
      <FaqSection heading={page.faqsHeading} faqs={faqs} className="peer-data-shown:hidden" />
    </>
  );
}
