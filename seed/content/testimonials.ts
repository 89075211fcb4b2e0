import type { TestimonialSeed } from '../types';

/** People, companies and words are invented: real ones take their place before launch. */
export const testimonials: TestimonialSeed[] = [
  {
    quote:
      'Month end used to be five systems and an argument. Now the figures are simply there, and I know which jobs made money before the invoice goes out.',
    author: 'Helen Prowse',
    title: 'Managing Director, Prowse & Daughters Joinery',
    industries: ['manufacturing'],
    placeholder: true,
  },
  {
    quote:
      'They sat on reception for two days before they drew anything. That is why it works on reception.',
    author: 'Anil Mehta',
    title: 'Practice Manager, Quayhead Clinics',
    industries: ['healthcare'],
    project: 'healthcare-management-platform',
    placeholder: true,
  },
  {
    quote:
      'We ran the old and new systems side by side for a fortnight and waited for the drama. There was none. The night shift has stopped ringing me at home.',
    author: 'Tom Ashworth',
    title: 'Operations Director, Fenwick Lane Haulage',
    industries: ['logistics'],
    project: 'logistics-operations-platform',
    placeholder: true,
  },
];
