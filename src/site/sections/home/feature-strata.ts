import type { Feature } from '@/payload-types';

export interface Stratum {
  group: string;
  features: Feature[];
}

/** Features that follow each other with the same group stand in one stratum. */
export function toStrata(features: readonly Feature[]): Stratum[] {
  const strata: Stratum[] = [];
  for (const feature of features) {
    const open = strata.at(-1);
    if (open?.group === feature.group) open.features.push(feature);
    else strata.push({ group: feature.group, features: [feature] });
  }
  return strata;
}
