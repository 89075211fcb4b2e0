import { capital } from '@/ui/capital';

/** real-estate → Real Estate Software Solutions: the browser title follows the slug (spec, section 2). */
export function industryTitle(slug: string): string {
  const words = slug.split('-').map(capital);
  return `${words.join(' ')} Software Solutions`;
}
