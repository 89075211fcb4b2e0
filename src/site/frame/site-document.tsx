import type { ReactNode } from 'react';

import { place } from '~/site.config';

import { AnnouncementBar } from '../announcements/announcement-bar';
import { HatchSymbols } from '../drawings';
import { keepEarlyClicks } from '../browser/early-clicks';
import { Consent } from '../consent/consent';
import { countingIds } from '../consent/counting-notice';
import { tellPrefetched } from '../consent/tell-prefetched';
import { markCarriedPage } from './carry-building';
import { companyDetails } from './company-details';
import { CurrentYear } from './current-date';
import { applyKeptScheme } from '../scheme/scheme';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { listOpenPositions } from '../positions';
import { positionPages } from '~/collections/page-types/positions';
import { ReviewBar } from '../review/review-bar';
import { PreviewBar } from '../preview/preview-bar';
import { refuseDeadCode } from '../browser/refuse-dead-code';
import { StartInReact } from '../browser/start-in-react';
import { today } from '@/platform/place/calendar-day';
import {
  areViewsCounted,
  getCookieQuestion,
  getNavigation,
  getSiteLinks,
  getSiteSettings,
  getSmallWords,
  isSearchOn,
  listIndustries,
  type MenuLink,
  type SiteLink,
} from '../content';
import type { cookieQuestion, SmallWords, Texts } from '@/words';
import { fontNames } from '~/brand/typeface';
import { HeadScript } from '@/ui/head-script';
import { LiveRegion } from '@/ui/toast/live-region';
import { waitForFont } from '@/ui/wait-for-font';
import '@/ui/styles/site.css';

/** Without industries there is no list of them to open. */
const plainLink = ({ label, href }: MenuLink): MenuLink => ({ label, href });

/** Whoever is counted finds out from each page. */
const noticeLink = ({ counting }: Texts<typeof cookieQuestion>): SiteLink => ({
  label: counting.footer,
  href: `/privacy#${countingIds.notice}`,
});

/** While a position is open. An editor's own link to the list stands as they put it. */
function withCareers(links: readonly SiteLink[], words: SmallWords, isOpen: boolean) {
  const { path: href } = positionPages.list;
  const isThere = links.some((link) => link.href === href);
  return isOpen && !isThere ? [...links, { label: words.positions.title, href }] : links;
}

/** The whole document of a public page: header, content, footer, and the drawings' hatches. */
export async function SiteDocument({ children }: { children: ReactNode }) {
  refuseDeadCode();
  const [
    settings,
    industries,
    words,
    links,
    smallWords,
    consentWords,
    isCounting,
    hasSearch,
    open,
  ] = await Promise.all([
    getSiteSettings(),
    listIndustries(),
    getNavigation(),
    getSiteLinks(),
    getSmallWords(),
    getCookieQuestion(),
    areViewsCounted(),
    isSearchOn(),
    listOpenPositions(),
  ]);
  const { brand, operator, footerText, socialLinks, placeholder } = settings;
  const copyright = (
    <>
      © <CurrentYear rendered={today()} />
      {` ${operator}`}
    </>
  );
  return (
    <html
      lang={place.locale}
      className={fontNames}
      data-arriving=""
      data-scroll-behavior="smooth"
      suppressHydrationWarning
    >
      <head>
        <HeadScript code={applyKeptScheme} />
        <HeadScript code={waitForFont} />
        <HeadScript code={keepEarlyClicks} />
        <HeadScript code={markCarriedPage} />
        {isCounting && <HeadScript code={tellPrefetched} />}
      </head>
      <body className="font-sans">
        <a href="#main" className="skip-link">
          {words.spoken.skip}
        </a>
        <Consent words={consentWords.question} />
        <ReviewBar words={smallWords.review} />
        <AnnouncementBar words={words.spoken} />
        <HatchSymbols />
        <SiteHeader
          words={words}
          links={industries.length > 0 ? links.menu : links.menu.map(plainLink)}
          brand={brand}
          industries={industries}
          socialLinks={socialLinks}
          copyright={copyright}
          search={hasSearch ? smallWords.search : undefined}
        />
        <main id="main">{children}</main>
        <SiteFooter
          words={words.footer}
          companyLinks={withCareers(links.company, smallWords, open.length > 0)}
          legalLinks={isCounting ? [...links.legal, noticeLink(consentWords)] : links.legal}
          smallWords={smallWords}
          hasSearch={hasSearch}
          brand={brand}
          text={footerText}
          industries={industries}
          socialLinks={socialLinks}
          copyright={copyright}
          companyDetails={companyDetails(settings, words.footer)}
          placeholder={placeholder}
        />
        <LiveRegion messages={words.spoken.messages} closeMessage={words.spoken.closeMessage} />
        <StartInReact />
        <PreviewBar />
      </body>
    </html>
  );
}
