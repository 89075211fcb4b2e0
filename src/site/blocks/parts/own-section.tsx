import type { OwnSectionBlock } from '@/payload-types';

import { getHomePage, getSmallWords } from '../../content';
import { offeredTools, OwnSection } from '../../own-section/own-section';
import type { BlockProps } from '../block-props';

/** Where visitors draw their own ground, with the tools of the home page: those are what its address knows. */
export async function OwnSectionPart({ block, id }: BlockProps<OwnSectionBlock>) {
  const [words, { advantage }] = await Promise.all([getSmallWords(), getHomePage()]);
  // Its own page is not there either.
  if (offeredTools(advantage.ownSection).length === 0) return null;
  const { heading, intro } = block;
  return (
    <OwnSection
      {...{ id, words }}
      content={{ ...advantage.ownSection, heading, intro }}
      level="h2"
      hasForm
      className="page-width section-space words-break"
    />
  );
}
