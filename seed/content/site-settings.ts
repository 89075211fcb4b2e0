import brand from '~/brand/brand.json' with { type: 'json' };

import type { SiteSettingsSeed } from '../types';

/** Operator, addresses and social links are placeholders; the panel and the pages say so. */
export const siteSettings: SiteSettingsSeed = {
  placeholder: true,
  brand: brand.name,
  tagline: 'Bespoke software development in London, UK',
  description:
    'We are a London software company. We design, build and look after bespoke software for UK businesses. Get a price range within 24 hours.',
  footerText:
    'Bespoke software to replace the tools you have outgrown. We design, build and look after it from London.',
  operator: 'OneLayer Holdings Ltd',
  placeOfRegistration: 'England and Wales',
  companyNumber: '00000000',
  registeredOffice: '1 Example Street\nLondon ZZ99 9ZZ',
  vatNumber: 'GB 000 0000 00',
  dataProtectionContact: 'our data-protection lead',
  email: 'hello@onelayer.example',
  address: 'OneLayer\n1 Example Street\nLondon ZZ99 9ZZ\nUnited Kingdom',
  officeHours: 'Monday-Friday\n9:00 AM - 5:00 PM GMT',
  answeredBy: 'callum-osei',
  socialLinks: [
    { label: 'Facebook', url: 'https://www.facebook.com/onelayer.example' },
    { label: 'LinkedIn', url: 'https://www.linkedin.com/company/onelayer-example' },
  ],
};
