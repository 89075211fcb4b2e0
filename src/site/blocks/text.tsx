import { getPagePaths } from '../content';
import { FormattedText } from '../sections/formatted-text';
import { Passage } from '../sections/passage';
import type { TextBlock } from '@/payload-types';

import type { BlockProps } from './block-props';

export async function TextPart({ block, id }: BlockProps<TextBlock>) {
  return (
    <Passage id={id} label={block.label} heading={block.heading}>
      <FormattedText body={block.body} paths={await getPagePaths()} />
    </Passage>
  );
}
