import type { GlobalConfig } from 'payload';

import { pageAccess } from '../collections/access';
import { placeholderField } from '../collections/fields/placeholder';

const invented = 'Invented for the demonstration: replace before launch.';

export const siteSettings: GlobalConfig = {
  slug: 'site-settings',
  label: 'Site settings',
  access: pageAccess,
  admin: {
    group: 'Settings',
    description: 'The brand, the operator and the contact details, as every page shows them.',
  },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Brand',
          fields: [
            { name: 'brand', type: 'text', required: true, maxLength: 40 },
            {
              name: 'tagline',
              type: 'text',
              required: true,
              maxLength: 80,
              admin: { description: 'After the brand in the home page’s browser title.' },
            },
            {
              name: 'description',
              type: 'textarea',
              required: true,
              maxLength: 200,
              admin: { description: 'For search engines, where a page has no description itself.' },
            },
            {
              name: 'footerText',
              type: 'textarea',
              required: true,
              maxLength: 200,
              admin: { description: 'Under the logo at the foot of each page.' },
            },
          ],
        },
        {
          label: 'Operator',
          fields: [
            {
              name: 'operator',
              type: 'text',
              label: 'Legal name',
              required: true,
              maxLength: 80,
              admin: { description: `In the copyright line and the legal texts. ${invented}` },
            },
            {
              name: 'placeOfRegistration',
              type: 'text',
              maxLength: 60,
              admin: {
                description: `These four stand at the foot of each page and in the legal texts. For example “England and Wales”. ${invented}`,
              },
            },
            {
              name: 'companyNumber',
              type: 'text',
              maxLength: 20,
              admin: { description: invented },
            },
            {
              name: 'registeredOffice',
              type: 'textarea',
              maxLength: 200,
              admin: { description: `Line by line. ${invented}` },
            },
            {
              name: 'vatNumber',
              type: 'text',
              label: 'VAT number',
              maxLength: 20,
              admin: { description: invented },
            },
            {
              name: 'dataProtectionContact',
              type: 'text',
              maxLength: 80,
              admin: {
                description:
                  'A name or a role, as it stands in the privacy policy: “Please address it to our data-protection lead.”',
              },
            },
          ],
        },
        {
          label: 'Contact',
          fields: [
            {
              name: 'email',
              type: 'email',
              required: true,
              admin: { description: invented },
            },
            {
              name: 'address',
              type: 'textarea',
              required: true,
              maxLength: 200,
              admin: { description: `Line by line. ${invented}` },
            },
            {
              name: 'officeHours',
              type: 'textarea',
              required: true,
              maxLength: 120,
              admin: { description: 'Line by line: the days, then the hours.' },
            },
          ],
        },
        {
          label: 'Social links',
          fields: [
            {
              name: 'socialLinks',
              type: 'array',
              required: true,
              minRows: 1,
              maxRows: 4,
              labels: { singular: 'Link', plural: 'Links' },
              admin: { description: invented },
              fields: [
                { name: 'label', type: 'text', required: true, maxLength: 30 },
                {
                  name: 'url',
                  type: 'text',
                  required: true,
                  maxLength: 500,
                  validate: (value: unknown) =>
                    (typeof value === 'string' &&
                      /^https?:\/\//.test(value) &&
                      URL.canParse(value)) ||
                    'Give the whole address, beginning with https://',
                },
              ],
            },
          ],
        },
      ],
    },
    placeholderField(),
  ],
};
