import { Fragment, type ReactNode } from 'react';

import { arrange, type Arranged, inGroups, type PlacedBlock } from './arrange';

interface BlocksProps<Block extends PlacedBlock> {
  blocks: readonly Block[];
  /** Draws one of them. */
  children: (part: Arranged<Block>) => ReactNode;
}

/** These bring their sheet along. */
const laid: readonly PlacedBlock['blockType'][] = [
  'form',
  'faq',
  'advantage',
  'contact',
  'useCases',
  'questions',
];

/** The parts of a page in their order, each on its ground. */
export function Blocks<Block extends PlacedBlock>({ blocks, children: draw }: BlocksProps<Block>) {
  return inGroups(arrange(blocks)).map((group) => {
    const [first] = group;
    if (!first) return null;
    const parts = group.map((part) => <Fragment key={part.id}>{draw(part)}</Fragment>);
    return first.ground === 'sheet' && !laid.includes(first.block.blockType) ? (
      // Whose documents are all drafts shows nothing.
      <div key={first.id} className="border-y border-line bg-sheet empty:hidden">
        {parts}
      </div>
    ) : (
      <Fragment key={first.id}>{parts}</Fragment>
    );
  });
}
