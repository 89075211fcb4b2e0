import { TextLink } from '@/ui/text-link';

import { getQuotePage } from '../content';
import { getFaqs } from './get-faqs';

/** Leads to what buyers ask before they write, under its own heading; without questions, nowhere. */
export async function QuestionsLink() {
  const [{ faqsHeading }, faqs] = await Promise.all([getQuotePage(), getFaqs('/quote')]);
  if (!faqsHeading || faqs.length === 0) return null;
  return <TextLink href="/quote#faqs">{faqsHeading}</TextLink>;
}
