import type { Project } from '@/payload-types';

export type CaseStudy = NonNullable<Project['caseStudy']>;

/** How much of a bar a figure fills. One that is no percentage, such as 1 or 3x, fills it. */
export function shareOf(figure: string): number {
  const percent = /(\d+(?:\.\d+)?)\s*%/.exec(figure)?.[1];
  return percent === undefined ? 100 : Math.min(100, Number(percent));
}
