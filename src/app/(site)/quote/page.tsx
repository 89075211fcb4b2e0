import type { Metadata } from 'next';

import { pageMetadata } from '@/site/frame/page-metadata';
import { getQuotePage, listClaimsOn } from '@/site/content';
import { FaqSection, getFaqs } from '@/site/faq';
import { Breadcrumbs } from '@/site/structured-data/breadcrumbs';
import { RequestQuote } from '@/site/sections/quote/request-quote';
import { QuoteThankYou } from '@/site/sections/received/quote-thank-you';

/** The id of the view that takes the form's place. */
const thankYou = 'thank-you';

export async function generateMetadata(): Promise<Metadata> {
  const { heading, intro, meta } = await getQuotePage();
  return pageMetadata({ path: '/quote', meta, title: heading, description: intro });
}

export default async function QuotePage() {
  const [page, claims, faqs] = await Promise.all([
    getQuotePage(),
    listClaimsOn('/quote'),
    getFaqs('/quote'),
  ]);
  return (
    <>
      <Breadcrumbs trail={[{ name: page.heading, path: '/quote' }]} />
      <QuoteThankYou id={thankYou} thankYou={page.thankYou} />
      <RequestQuote page={page} claims={claims} switchesTo={thankYou} />
      <FaqSection heading={page.faqsHeading} faqs={faqs} className="peer-data-shown:hidden" />
    </>
  );
}
