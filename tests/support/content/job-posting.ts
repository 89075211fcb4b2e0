import { z } from 'zod';

const moment = z.iso.datetime();
const text = z.string().min(1);

/** What Google asks of a job posting, and recommends (developers.google.com/search/docs/appearance/structured-data/job-posting). */
const common = z.object({
  '@context': z.literal('https://schema.org'),
  '@type': z.literal('JobPosting'),
  title: text,
  description: z.string().regex(/^(<p>[^<>]+<\/p>)+$/),
  datePosted: moment,
  validThrough: moment,
  employmentType: z.enum(['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN']),
  hiringOrganization: z.object({ '@type': z.literal('Organization'), name: text }),
  baseSalary: z.object({
    '@type': z.literal('MonetaryAmount'),
    currency: z.string().regex(/^[A-Z]{3}$/),
    value: z.object({
      '@type': z.literal('QuantitativeValue'),
      minValue: z.number(),
      maxValue: z.number(),
      unitText: z.enum(['YEAR', 'MONTH', 'DAY', 'HOUR']),
    }),
  }),
  directApply: z.literal(true),
  url: z.url(),
});
export const jobInOffice = common.extend({
  jobLocation: z.object({
    '@type': z.literal('Place'),
    address: z.object({
      '@type': z.literal('PostalAddress'),
      addressLocality: text,
      addressCountry: text,
    }),
  }),
  jobLocationType: z.undefined().optional(),
});
export const remoteJob = common.extend({
  jobLocationType: z.literal('TELECOMMUTE'),
  applicantLocationRequirements: z.object({ '@type': z.literal('Country'), name: text }),
  jobLocation: z.undefined().optional(),
});
