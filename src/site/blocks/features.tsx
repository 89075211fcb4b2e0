import { listFeatures } from '../content';
import { Services } from '../sections/home/services';
import type { FeaturesBlock } from '@/payload-types';

import type { BlockProps } from './block-props';
import { picked } from './picked';

export async function FeaturesPart({ block, id }: BlockProps<FeaturesBlock>) {
  const { label, heading, intro } = block;
  const features = picked(await listFeatures(), block.features);
  return <Services {...{ id, label, heading, intro, features }} />;
}
