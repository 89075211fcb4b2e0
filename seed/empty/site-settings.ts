import brand from '~/brand/brand.json' with { type: 'json' };
import type { SiteSettingsSeed } from '~/seed/types';

/** The company is a placeholder; the panel and the pages say so. */
export const siteSettings: SiteSettingsSeed = {
  placeholder: true,
  brand: brand.name,
  tagline: 'Custom software',
  description: `${brand.name} designs, builds and looks after custom software for businesses.`,
  footerText: 'Custom software, designed, built and looked after.',
  operator: brand.name,
  email: 'hello@company.example',
  address: `${brand.name}\nYour street\nYour town`,
  officeHours: 'Monday-Friday\n9:00 AM - 5:00 PM',
  socialLinks: [{ label: 'LinkedIn', url: 'https://www.linkedin.com/' }],
};
