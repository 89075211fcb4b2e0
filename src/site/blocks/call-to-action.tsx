import { AccentBand } from '@/ui/accent-band';
import type { CallToActionBlock } from '@/payload-types';

import { ActionLinks } from './action-links';
import type { BlockProps } from './block-props';

export function CallToActionPart({ block, id }: BlockProps<CallToActionBlock>) {
  return (
    <AccentBand id={id} heading={block.heading}>
      <ActionLinks action={block.action} second={block.second} look="ink" />
    </AccentBand>
  );
}
