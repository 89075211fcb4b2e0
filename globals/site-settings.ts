import type { GlobalConfig } from 'payload';

import { globalAccess } from '../collections/access';
import { line, paragraph, webAddress } from '../collections/fields/lines';
import { pickedFromList } from '../collections/fields/picked-from-list';
import { placeholderField } from '../collections/fields/placeholder';
import { fieldsOfFeature } from '../collections/put-away';

const invented = 'Invented for the demonstration: replace before launch.';

export const siteSettings: GlobalConfig = {
  slug: 'site-settings',
  label: 'Site settings',
  access: globalAccess,
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
            line('brand', 40),
            line('tagline', 80, 'After the brand in the home page’s browser title.'),
            paragraph(
              'description',
              200,
              'For search engines, where a page has no description itself.',
            ),
            paragraph('footerText', 200, 'Under the logo at the foot of each page.'),
          ],
        },
        {
          label: 'Operator',
          fields: [
            line('operator', 80, {
              label: 'Legal name',
              description: `In the copyright line and the legal texts. ${invented}`,
            }),
            line('placeOfRegistration', 60, {
              isOptional: true,
              description: `These four stand at the foot of each page and in the legal texts. For example “England and Wales”. ${invented}`,
            }),
            line('companyNumber', 20, { isOptional: true, description: invented }),
            paragraph('registeredOffice', 200, {
              isOptional: true,
              description: `Line by line. ${invented}`,
            }),
            line('vatNumber', 20, { isOptional: true, label: 'VAT number', description: invented }),
            line('dataProtectionContact', 80, {
              isOptional: true,
              description:
                'A name or a role, as it stands in the privacy policy: “Please address it to our data-protection lead.”',
            }),
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
            line('telephone', 40, {
              isOptional: true,
              description: 'Beside the contact form, as a link. Empty: no number is shown.',
            }),
            paragraph('address', 200, `Line by line. ${invented}`),
            {
              name: 'answeredBy',
              type: 'relationship',
              relationTo: 'authors',
              label: 'Who answers',
              admin: {
                ...pickedFromList,
                description:
                  'Beside the contact form and the quote form, with portrait and role, once the person is published. Empty: nobody is named.',
              },
            },
            paragraph(
              'officeHours',
              120,
              'Line by line: the days, then the hours. Saturday may follow on lines of its own.',
            ),
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
              fields: [line('label', 30), webAddress('url')],
            },
          ],
        },
      ],
    },
    ...fieldsOfFeature('search', [
      {
        name: 'hasSearch',
        type: 'checkbox',
        defaultValue: false,
        label: 'Visitors can search the site',
        admin: {
          position: 'sidebar',
          description:
            'Ticked: the page /search finds what is published, and each page leads to it at its head and its foot. Not ticked: there is no such page.',
        },
      },
    ]),
    placeholderField(),
  ],
};
