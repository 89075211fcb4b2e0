import { env } from '@/env';
import { getSiteSettings, getSmallWords } from '@/site/content';

import { ResultsPreview } from './results-preview';

/** Under what search engines are told: the result and the card, as they would look. */
export async function ResultsField() {
  const [{ brand }, { everywhere }] = await Promise.all([getSiteSettings(), getSmallWords()]);
  return (
    <ResultsPreview
      host={new URL(env.SERVER_URL).host}
      brand={brand}
      industryTitle={everywhere.industryTitle}
    />
  );
}
