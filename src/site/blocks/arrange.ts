import type { FormName } from '@/forms';
import type { ShownBlock } from '~/collections/pages/shown-blocks';

import type { HomeSection, IndustrySection } from '../content';

/** In the place of a reusable part stands what it holds. */
export type PageBlock = ShownBlock;

type BlockKind = (PageBlock | HomeSection | IndustrySection)['blockType'];

/** What a part stands on: the paper of the page, a sheet over it, or something of its own. */
export type Ground = 'paper' | 'sheet' | 'own';

/** All others take any ground: they stand on the other one than what follows them. */
const grounds: Partial<Record<BlockKind, Ground>> = {
  hero: 'own',
  callToAction: 'own',
  form: 'sheet',
  faq: 'sheet',
  // Of the home page and the industry pages.
  opening: 'own',
  portfolio: 'own',
  contact: 'sheet',
  questions: 'sheet',
  next: 'own',
};

/** Right after one of these, a section shares its ground. */
const continuing: Partial<Record<BlockKind, readonly BlockKind[]>> = {
  process: ['services'],
  caseStudies: ['solutions', 'benefits', 'clientWords'],
  clientWords: ['solutions', 'benefits', 'caseStudies'],
};

/** As much of a part as decides where it stands. */
export interface PlacedBlock {
  readonly blockType: BlockKind;
  /** Of a part that is a form. */
  readonly form?: FormName;
}

/** The contact form stands as on the home page; all others bring a sheet of their own. */
const groundOf = ({ blockType, form }: PlacedBlock): Ground | 'any' =>
  form === undefined || form === 'contact' ? (grounds[blockType] ?? 'any') : 'paper';

export interface Arranged<Block extends PlacedBlock = PageBlock> {
  readonly block: Block;
  /** Of its section; the first of a kind has the plain name, so that links can lead to it. */
  readonly id: string;
  readonly ground: Ground;
  /** Whether it shares the ground of the part before it. */
  readonly continues: boolean;
}

/** Gives each part of a page a name of its own, and a ground that parts it from its neighbours. */
export function arrange<Block extends PlacedBlock>(blocks: readonly Block[]): Arranged<Block>[] {
  const seen = new Map<string, number>();
  const named = blocks.map((block, at) => {
    const name = nameOf(block);
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    const before = blocks[at - 1]?.blockType;
    const continues =
      before !== undefined && continuing[block.blockType]?.includes(before) === true;
    return { block, id: count === 1 ? name : `${name}-${count}`, continues };
  });
  return inGroups(named)
    .toReversed()
    .reduce<{ below: Ground; placed: Arranged<Block>[] }>(
      ({ below, placed }, group) => {
        const [first] = group;
        const wanted = first ? groundOf(first.block) : 'any';
        const ground = wanted === 'any' ? (below === 'paper' ? 'sheet' : 'paper') : wanted;
        return {
          below: ground,
          placed: [...group.map((each) => ({ ...each, ground })), ...placed],
        };
      },
      { below: 'own', placed: [] },
    ).placed;
}

/** Each part with those that share its ground. */
export function inGroups<Part extends { readonly continues: boolean }>(
  parts: readonly Part[],
): Part[][] {
  const groups: Part[][] = [];
  for (const part of parts) {
    const open = groups.at(-1);
    if (part.continues && open) open.push(part);
    else groups.push([part]);
  }
  return groups;
}

const nameOf = ({ blockType, form }: PlacedBlock): string =>
  form ?? (blockType === 'callToAction' ? 'next' : blockType);
