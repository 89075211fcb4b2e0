import type { ReactNode } from 'react';

import { isOn } from '@/features';
import type { FeatureName } from '@/site-choices';

interface OnlyWithProps {
  readonly feature: FeatureName;
  readonly children: ReactNode;
}

/** What belongs to a feature among other elements: nothing where that is off. */
export const OnlyWith = ({ feature, children }: OnlyWithProps) => (isOn(feature) ? children : null);
