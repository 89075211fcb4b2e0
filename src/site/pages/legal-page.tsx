import {
  areViewsCounted,
  getCookieQuestion,
  getNavigation,
  getPagePaths,
  getRetention,
  getSiteSettings,
} from '../content';
import { CountingNotice } from '../consent/counting-notice';
import { isoDay, today } from '@/platform/place/calendar-day';
import { LegalDocument } from '../sections/legal/legal-document';
import { referencesOf } from '../sections/legal/references';
import { documentPages, type DocumentProps } from './document-route';

/** The specification wants the current date there; elsewhere it would claim a review of today. */
const datedToday = ['privacy', 'terms', 'disclaimer', 'competition-1'];

/** The page of one legal text, whatever its address. */
async function LegalPage({ document: page, words }: DocumentProps<'legal-pages'>) {
  const [settings, retention, navigation, paths, cookieWords, isCounting] = await Promise.all([
    getSiteSettings(),
    getRetention(),
    getNavigation(),
    getPagePaths(),
    getCookieQuestion(),
    areViewsCounted(),
  ]);
  const { slug, textChangedAt } = page;
  const changed = textChangedAt ? isoDay(new Date(textChangedAt)) : undefined;
  return (
    <>
      <LegalDocument
        page={page}
        words={words.legal}
        references={referencesOf(settings, retention, navigation)}
        today={today()}
        changed={changed}
        isDatedToday={datedToday.includes(slug)}
        paths={paths}
      />
      {isCounting && slug === 'privacy' && <CountingNotice words={cookieWords.counting} />}
    </>
  );
}

export const legalPages = documentPages('legal-pages', LegalPage);
