/** What buyers ask before they write: read and drawn. */
export { FaqSection } from './faq-section';
export { getFaqs, listFaqs, type FaqContent, type FaqPage } from './get-faqs';
export { QuestionsLink } from './questions-link';
