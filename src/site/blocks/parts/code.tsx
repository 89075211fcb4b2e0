import type { CodeBlock } from '@/payload-types';

import { getSmallWords } from '../../content';
import { TextCode } from '../../sections/articles/text';
import type { BlockProps } from '../block-props';
import { PartSection } from './section';

/** Code under a heading, as articles have it. */
export async function CodePart({ block, id }: BlockProps<CodeBlock>) {
  const { heading, intro } = block;
  const { articles } = await getSmallWords();
  return (
    <PartSection {...{ id, heading, intro }}>
      <TextCode node={{ type: 'block', fields: block }} label={articles.code} />
    </PartSection>
  );
}
