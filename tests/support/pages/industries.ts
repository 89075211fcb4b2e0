/** The thirteen of the specification, in the order of every list. */
export const industries = [
  { title: 'Healthcare', slug: 'healthcare' },
  { title: 'Fintech', slug: 'fintech' },
  { title: 'Real Estate', slug: 'real-estate' },
  { title: 'E-commerce', slug: 'ecommerce' },
  { title: 'Education', slug: 'education' },
  { title: 'Fitness', slug: 'fitness' },
  { title: 'Logistics', slug: 'logistics' },
  { title: 'Insurance', slug: 'insurance' },
  { title: 'Aviation', slug: 'aviation' },
  { title: 'Manufacturing', slug: 'manufacturing' },
  { title: 'Tech Startups', slug: 'tech-startups' },
  { title: 'Sustainability', slug: 'sustainability' },
  { title: 'Non-profit', slug: 'non-profit' },
] as const;

export const industryTitles = industries.map(({ title }) => title);
export const industryAddresses = industries.map(({ slug }) => `/industries/${slug}`);
