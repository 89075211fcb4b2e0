import { listProcessSteps } from '../content';
import { Process } from '../sections/home/process';
import type { StepsBlock } from '@/payload-types';

import type { BlockProps } from './block-props';

export async function StepsPart({ block: { label, heading }, id }: BlockProps<StepsBlock>) {
  return <Process {...{ id, label, heading }} steps={await listProcessSteps()} isApart />;
}
