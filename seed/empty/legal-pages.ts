import { privacy as demoPrivacy } from '~/seed/content/legal-pages/privacy';
import type { LegalPageSeed } from '~/seed/types';

/** What this software keeps in browsers is the same whoever runs it. */
const cookies = demoPrivacy.sections.filter(({ heading }) => heading === 'Cookies');

const notYet =
  'This is a first draft. Replace it with your own text and have a lawyer check it before the site goes live.';

const page = (slug: string, title: string, sections: LegalPageSeed['sections']): LegalPageSeed => ({
  slug,
  title,
  intro: notYet,
  numbered: false,
  sections,
});

/** Links of forms and of the footer lead to these. */
export const legalPages: LegalPageSeed[] = [
  page('privacy', 'Privacy Policy', [
    {
      heading: 'Who We Are',
      body: 'This site is run by {operator}. {companyDetails} Write to us about your data at {email}, or to {address}.',
    },
    {
      heading: 'What You Send Us',
      body: 'We use what you send through a form to answer you. Only people who answer enquiries can read it. You may ask us for a copy, or to correct or erase it.',
    },
    ...cookies,
  ]),
  page('terms', 'Terms of Service', [
    {
      heading: 'Using This Site',
      body: 'You may read this site and share links to it. Its texts and pictures belong to {operator} or to whoever they are credited to. Our [privacy policy](/privacy) says how we treat your data.',
    },
    { heading: 'Contact', body: 'Questions about these terms reach us at {email}.' },
  ]),
  page('disclaimer', 'Disclaimer', [
    {
      heading: 'Website Disclaimer',
      body: 'This site gives general information about {brand}. Only a written agreement says what we deliver, by when and at what price.',
    },
    {
      heading: 'Copyright Notice',
      body: 'Copyright © {year} {operator}. All rights reserved.',
    },
  ]),
  page('accessibility', 'Accessibility Statement', [
    {
      heading: 'What You Can Expect',
      body: 'Every page and both forms work with a keyboard alone, without JavaScript, and with enlarged text. If something keeps you from using this site, please tell us at {email}.',
    },
  ]),
];
