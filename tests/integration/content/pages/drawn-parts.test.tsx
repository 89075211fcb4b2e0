import '../../../support/without-next';

import { text } from 'node:stream/consumers';

import { prerenderToNodeStream } from 'react-dom/static';
import { expect, test } from 'vitest';

import type { PageBlock } from '@/site/blocks/arrange';
import { Part } from '@/site/blocks/part';
import { withReusable } from '@/site/blocks/with-reusable';
import { pageBlocks } from '~/collections/pages/blocks';
import { isPutAway } from '~/collections/put-away';

import { editPages, publishPage } from '../../../support/content/composed-page';
import { filledPart } from '../../../support/parts/filled-parts';
import { payload } from '../../../support/payload';

editPages();

const idsIn = async (collection: 'media' | 'claims' | 'projects') => {
  const { docs } = await payload.find({ collection, limit: 4, sort: '-createdAt', depth: 0 });
  return docs.map(({ id }) => id);
};

async function drawn(block: PageBlock): Promise<string> {
  const { prelude } = await prerenderToNodeStream(
    <Part block={block} id={block.blockType} path="/drawn-of-tests" />,
  );
  return text(prelude);
}

/** Of each the field whose words stand on the page. */
const said = (block: object) =>
  ['headline', 'heading', 'quote', 'caption'].flatMap((name) => {
    const words: unknown = Reflect.get(block, name);
    return typeof words === 'string' ? [words] : [];
  });

test.each(['longest', 'least'] as const)('each part draws its words, %s', async (filling) => {
  const ids = {
    media: await idsIn('media'),
    claims: await idsIn('claims'),
    projects: await idsIn('projects'),
  };
  const words = 'Quibblewort';
  // A form is drawn with its definition, and asks for a request; in the place of a reusable part stand others.
  const offered = pageBlocks().filter(
    (block) =>
      !isPutAway(block) && !['form', 'articles', 'people', 'reusable'].includes(block.slug),
  );
  const { blocks } = await publishPage(
    'drawn-of-tests',
    offered.map((block) => ({
      ...filledPart(block, filling, { ids, words }),
      blockType: block.slug,
    })),
  );
  for (const block of await withReusable(blocks)) {
    const html = await drawn(block);
    const [first] = said(block);
    const isShown = html.includes(first?.slice(0, words.length) ?? words);
    expect([block.blockType, isShown]).toEqual([block.blockType, first !== undefined]);
  }
});
