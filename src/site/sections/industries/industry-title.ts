import { fillIn } from '@/forms/reply-template';
import type { SmallWords } from '@/words';
import { capital } from '@/ui/capital';

/** real-estate → Real Estate Software Solutions: the browser title follows the slug (spec, section 2). */
export function industryTitle(slug: string, { everywhere }: SmallWords): string {
  const industry = slug.split('-').map(capital).join(' ');
  return fillIn(everywhere.industryTitle, { industry });
}
