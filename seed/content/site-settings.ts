import brand from '~/brand/brand.json' with { type: 'json' };

import type { SiteSettingsSeed } from '../types';

/** Operator, addresses and social links are placeholders; the panel and the pages say so. */
export const siteSettings: SiteSettingsSeed = {
  placeholder: true,
  brand: brand.name,
  tagline: 'Custom software that replaces the rest',
  description:
    'OneLayer designs, builds and looks after custom software for businesses that run on too many tools: one system in their place, delivered in weeks not months.',
  footerText:
    'Custom software in place of the tools you have outgrown. Designed, built and looked after from London.',
  operator: 'OneLayer Holdings Ltd',
  placeOfRegistration: 'England and Wales',
  companyNumber: '00000000',
  registeredOffice: '48 Charlotte Road\nLondon EC2A 3QT',
  vatNumber: 'GB 000 0000 00',
  dataProtectionContact: 'our data-protection lead',
  email: 'hello@onelayer.example',
  address: 'OneLayer\n48 Charlotte Road\nLondon EC2A 3QT\nUnited Kingdom',
  officeHours: 'Monday-Friday\n9:00 AM - 5:00 PM GMT',
  socialLinks: [
    { label: 'Facebook', url: 'https://www.facebook.com/onelayer.example' },
    { label: 'LinkedIn', url: 'https://www.linkedin.com/company/onelayer-example' },
  ],
};
