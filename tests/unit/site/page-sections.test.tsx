import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { arrange, type PlacedBlock } from '@/site/blocks/arrange';
import { Blocks } from '@/site/blocks/blocks';
import { homeSections } from '~/collections/sections/home-sections';
import { industrySections } from '~/collections/sections/industry-sections';
import { inFirstOrder } from '~/collections/sections/own-section';

const blocks = (...types: PlacedBlock['blockType'][]) => types.map((blockType) => ({ blockType }));

const grounds = (placed: readonly PlacedBlock[]) =>
  arrange(placed).map(({ block, ground }) => `${block.blockType} ${ground}`);

/** Each section as its name, and the sheets that are laid under some. */
const drawn = (...types: PlacedBlock['blockType'][]) =>
  renderToStaticMarkup(
    <Blocks blocks={blocks(...types)}>
      {({ block, continues }) => `[${continues ? '+' : ''}${block.blockType}]`}
    </Blocks>,
  ).replaceAll(/<div[^>]*>/g, '<sheet>');

test('in the first order each section stands on the ground that it was drawn for', () => {
  expect(grounds(inFirstOrder(homeSections))).toEqual([
    'opening own',
    'industries paper',
    'advantage sheet',
    'services paper',
    'process paper',
    'portfolio own',
    'stories paper',
    'contact sheet',
  ]);
  expect(grounds(inFirstOrder(industrySections))).toEqual([
    'opening own',
    'solutions paper',
    'useCases sheet',
    'benefits paper',
    'caseStudies paper',
    'clientWords paper',
    'questions sheet',
    'next own',
  ]);
});

test('in the first order no section has an element more around it than it ever had', () => {
  expect(drawn(...homeSections.map(({ slug }) => slug))).not.toContain('<sheet>');
  expect(drawn(...industrySections.map(({ slug }) => slug))).not.toContain('<sheet>');
});

test('a part between sections changes the grounds above it, so that neighbours differ', () => {
  expect(
    drawn('opening', 'industries', 'services', 'process', 'text', 'portfolio', 'contact'),
  ).toBe('[opening][industries]<sheet>[services][+process]</div>[text][portfolio][contact]');
});

test('a section that comes without its ground’s first one stands apart', () => {
  expect(drawn('opening', 'process', 'services', 'contact')).toBe(
    '[opening]<sheet>[process]</div>[services][contact]',
  );
  expect(drawn('benefits', 'clientWords', 'useCases', 'caseStudies', 'next')).toBe(
    '[benefits][+clientWords][useCases][caseStudies][next]',
  );
});

test('a section of the page and a part of the same name have names of their own', () => {
  expect(arrange(blocks('callToAction', 'text', 'next')).map(({ id }) => id)).toEqual([
    'next',
    'text',
    'next-2',
  ]);
});
