import { getSmallWords } from '../content';
import { FaqSection, getFaqs, listFaqs } from '../faq';
import type { FaqBlock } from '@/payload-types';

import type { BlockProps } from './block-props';
import { picked } from './picked';

export async function FaqPart({ block, id }: BlockProps<FaqBlock>) {
  const faqs = block.faqs?.length ? picked(await listFaqs(), block.faqs) : await getFaqs('/quote');
  return <FaqSection words={await getSmallWords()} id={id} heading={block.heading} faqs={faqs} />;
}
