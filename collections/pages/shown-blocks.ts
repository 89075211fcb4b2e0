import type { Page, ReusableBlock, ReusablePart } from '@/payload-types';

type PageBlock = Page['blocks'][number];

/** What a page shows. */
export type ShownBlock = Exclude<PageBlock, ReusableBlock>;

const isShown = (block: PageBlock): block is ShownBlock => block.blockType !== 'reusable';

/** The ids of the reusable parts that stand on a page. */
export const reusedBy = (blocks: readonly PageBlock[]): string[] =>
  blocks.flatMap((block) => (isShown(block) ? [] : [idOf(block)]));

const idOf = ({ part }: ReusableBlock): string => (typeof part === 'string' ? part : part.id);

/** The parts of a page, with those of each reusable part in its place. One that is not known is not shown. */
export const shownBlocks = (
  blocks: readonly PageBlock[],
  known: readonly Pick<ReusablePart, 'id' | 'parts'>[],
): ShownBlock[] =>
  blocks.flatMap((block): ShownBlock[] =>
    isShown(block) ? [block] : (known.find(({ id }) => id === idOf(block))?.parts ?? []),
  );
