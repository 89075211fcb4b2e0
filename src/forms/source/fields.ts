/** What is kept of where a sender came from, and under which name; nothing else is. */
export const sourceFields = [
  { name: 'landingPage', label: 'Landing page' },
  { name: 'referrer', label: 'Referrer' },
  { name: 'utmSource', label: 'Campaign source', parameter: 'utm_source' },
  { name: 'utmMedium', label: 'Campaign medium', parameter: 'utm_medium' },
  { name: 'utmCampaign', label: 'Campaign', parameter: 'utm_campaign' },
  { name: 'utmTerm', label: 'Campaign term', parameter: 'utm_term' },
  { name: 'utmContent', label: 'Campaign content', parameter: 'utm_content' },
] as const;

export type SourceField = (typeof sourceFields)[number]['name'];

/** Where a sender came from, as far as it is known. */
export type Source = Readonly<Partial<Record<SourceField, string>>>;

/** The source of an enquiry that somebody wrote by mail, in place of a campaign's. */
export const cameByMail = 'by mail';

/** The source of a conversation that we began. */
export const begunByUs = 'our mail';

/** How our script tells the door. The body of the request is the specification's. */
export const sourceHeader = 'Came-From';

/** What is longer is left out: by the browser, and by the door. */
export const longestSourceValue = 200;
