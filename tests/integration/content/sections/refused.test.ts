import { expect, test } from 'vitest';

import { most } from '~/collections/pages/limits';
import { homeSections } from '~/collections/sections/home-sections';

import { logNowhere } from '../../../support/payload';
import { refused } from '../../../support/staff/editor';
import { editSections, home, industry, rows, without } from '../../../support/content/sections';
import { writtenForms } from '@/forms';

logNowhere();

const { saveHome, saveIndustry } = editSections();

const text = { blockType: 'text', heading: 'Quibblewort' };

test.each(homeSections)('home keeps its section $name', async ({ slug, name, stays }) => {
  const answer = await saveHome(rows(...without(home, slug)));
  expect(await refused(answer)).toEqual([
    400,
    [
      'sections',
      `“${name}” is missing. You may move it, but it stays on the page: ${stays}. Add it again with “Add Section”.`,
    ],
  ]);
});

test.each(['solutions', 'useCases', 'benefits', 'next'])(
  'an industry keeps its section %s',
  async (slug) => {
    const [status, problem] = await refused(await saveIndustry(rows(...without(industry, slug))));
    expect([status, String(problem)]).toEqual([
      400,
      expect.stringContaining('the specification asks for it on every industry page'),
    ]);
  },
);

const between = (...types: string[]) => [...home.slice(0, 2), ...types, ...home.slice(2)];

test.each([
  [
    'a section twice',
    rows(...between('services')),
    '“Services” stands in rows 3 and 5. Remove one of them: the page has it once.',
  ],
  [
    'the hero below',
    rows('text', ...home),
    '“Hero” stands first: it holds the heading of the whole page. Move it to the top.',
  ],
  [
    'a part after the contact form',
    rows(...home, 'text'),
    '“Contact” stands last: its street stands on the accent of the footer. Move what is below it up.',
  ],
  [
    'two accent bands that touch',
    rows(...home.flatMap((slug) => (slug === 'portfolio' ? ['callToAction', slug] : [slug]))),
    'Rows 6 and 7 are both in the accent colour, and would look like one. Put something between them.',
  ],
  [
    'the contact form twice',
    rows(...between('form')),
    'The page has the contact form already, in “Contact”. Let a link lead to it: #contact.',
  ],
  [
    'a form twice',
    [
      ...rows(...home.slice(0, 2)),
      ...Array.from({ length: 2 }, () => ({ blockType: 'form', form: 'quote' })),
      ...rows(...home.slice(2)),
    ],
    `A page has each form once. Let a link lead to it: ${writtenForms.map(({ name }) => `#${name}`).join(' or ')}.`,
  ],
  [
    'more than there is room for',
    rows(...between(...Array.from({ length: most + 1 }, () => 'steps'))),
    `Keep at most ${home.length + most} here. These are ${home.length + most + 1}.`,
  ],
])('home with %s is refused', async (_, sections, message) => {
  expect(await refused(await saveHome(sections))).toEqual([400, ['sections', message]]);
});

const body = (url: string) => ({
  root: {
    type: 'root',
    children: [
      {
        type: 'paragraph',
        children: [{ type: 'link', children: [], fields: { linkType: 'custom', url } }],
      },
    ],
  },
});

test('a link that would run a script is refused in a text of either page', async () => {
  const odd = { ...text, body: body('javascript:alert(1)') };
  const message =
    'The link “” leads to “javascript:alert(1)”. A link leads to a web address, an email address or a telephone number.';
  for (const answer of [
    await saveHome([...rows('opening'), odd, ...rows(...home.slice(1))]),
    await saveIndustry([...rows('opening'), odd, ...rows(...industry.slice(1))]),
  ])
    expect(await refused(answer)).toEqual([400, ['sections.1.body', message]]);
});
