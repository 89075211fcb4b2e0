import type { Metadata } from 'next';

import { pageMetadata } from '@/site/frame/page-metadata';
import { getForm, getQuotePage, getSmallWords, getWhoAnswers, listClaimsOn } from '@/site/content';
import { FaqSection, getFaqs } from '@/site/faq';
import { Breadcrumbs } from '@/site/structured-data/breadcrumbs';
import { RequestQuote } from '@/site/sections/quote/request-quote';
import { ThankYou } from '@/site/sections/thank-you';

/** The id of the view that takes the form's place. */
const thankYou = 'thank-you';

export async function generateMetadata(): Promise<Metadata> {
  const { heading, intro, meta } = await getQuotePage();
  return pageMetadata({ path: '/quote', meta, title: heading, description: intro });
}

export default async function QuotePage() {
  const [page, form, words, claims, faqs, person] = await Promise.all([
    getQuotePage(),
    getForm('quote'),
    getSmallWords(),
    listClaimsOn('/quote'),
    getFaqs('/quote'),
    getWhoAnswers(),
  ]);
  return (
    <>
      <Breadcrumbs trail={[{ name: page.heading, path: '/quote' }]} />
      <ThankYou
        id={thankYou}
        look="ground"
        title={page.thankYou.heading}
        text={page.thankYou.text}
        yourReference={form.words.yourReference}
        link={{ words: words.everywhere.returnHome, href: '/' }}
      />
      <RequestQuote {...{ words, form, page, claims, person }} switchesTo={thankYou} />
      <FaqSection
        words={words}
        heading={page.faqsHeading}
        faqs={faqs}
        className="peer-data-shown:hidden"
      />
    </>
  );
}
