import type { Page } from '@/payload-types';

export type PageBlock = Page['blocks'][number];

/** What a part stands on: the paper of the page, a sheet over it, or something of its own. */
export type Ground = 'paper' | 'sheet' | 'own';

/** Those that take any ground stand on the other one than what follows them. */
const grounds: Record<PageBlock['blockType'], Ground | 'any'> = {
  hero: 'own',
  text: 'any',
  features: 'any',
  steps: 'any',
  testimonials: 'any',
  projects: 'any',
  stats: 'any',
  gallery: 'any',
  callToAction: 'own',
  form: 'sheet',
  faq: 'sheet',
};

/** As much of a part as decides where it stands. */
interface Placed {
  readonly blockType: PageBlock['blockType'];
  /** Of a part that is a form. */
  readonly form?: 'contact' | 'quote';
}

const groundOf = ({ blockType, form }: Placed): Ground | 'any' =>
  form === 'quote' ? 'paper' : grounds[blockType];

export interface Arranged<Block extends Placed = PageBlock> {
  readonly block: Block;
  /** Of its section; the first of a kind has the plain name, so that links can lead to it. */
  readonly id: string;
  readonly ground: Ground;
}

/** Gives each part of a page a name of its own, and a ground that parts it from its neighbours. */
export function arrange<Block extends Placed>(blocks: readonly Block[]): Arranged<Block>[] {
  const seen = new Map<string, number>();
  const named = blocks.map((block) => {
    const name = nameOf(block);
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return { block, id: count === 1 ? name : `${name}-${count}` };
  });
  let below: Ground = 'own';
  return named
    .toReversed()
    .map((each): Arranged<Block> => {
      const wanted = groundOf(each.block);
      const ground = wanted === 'any' ? (below === 'paper' ? 'sheet' : 'paper') : wanted;
      below = ground;
      return { ...each, ground };
    })
    .toReversed();
}

const nameOf = ({ blockType, form }: Placed): string =>
  form ?? (blockType === 'callToAction' ? 'next' : blockType);
