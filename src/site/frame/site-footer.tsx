import type { ReactNode } from 'react';

import { darkPaper, palette } from '@/ui/palette';
import type { SiteSetting } from '@/payload-types';
import type { navigation, SmallWords, Texts } from '@/words';

import type { SiteLink } from '../content';

import { Brand } from './brand';
import { SchemeSwitch } from '../scheme/scheme-switch';
import { SampleMark } from '../sections/sample-mark';
import { SearchForm } from '../sections/search/search-form';
import { SocialLinks } from './social-links';
import { Link } from '@/ui/link';

interface SiteFooterProps {
  words: Texts<typeof navigation>['footer'];
  companyLinks: readonly SiteLink[];
  legalLinks: readonly SiteLink[];
  smallWords: SmallWords;
  /** Whether visitors can search. */
  hasSearch: boolean;
  brand: string;
  text: string;
  industries: { title: string; slug: string }[];
  socialLinks: SiteSetting['socialLinks'];
  copyright: ReactNode;
  /** Of the company that runs the site; empty where the settings say nothing. */
  companyDetails: string;
  /** Whether somebody made the company’s details up. */
  placeholder?: boolean | null | undefined;
}

const heading =
  'mb-2 flex min-h-8 items-center text-[16px] leading-[1.4] font-[520] tracking-normal text-deep-soft stretch-92';
const link = 'inline-flex min-h-8 items-center hover:underline max-nav:min-h-11';
const lowLink = 'inline-flex min-h-11 items-center hover:underline';

/** Its lists have headings, not labels: the label “Company” belongs to a field of the quote form. */
export function SiteFooter({
  words,
  companyLinks,
  legalLinks,
  smallWords,
  hasSearch,
  brand,
  text,
  industries,
  socialLinks,
  copyright,
  companyDetails,
  placeholder,
}: SiteFooterProps) {
  return (
    <footer className="border-t-[18px] border-accent bg-deep pt-16 pb-8 text-[16px] text-deep-ink [--ink:var(--deep-ink)] print:hidden">
      <div className="page-width">
        <div className="grid gap-x-[clamp(32px,5vw,88px)] gap-y-10 sm:grid-cols-2 nav:grid-cols-[4fr_2fr_6fr]">
          <div>
            <Brand name={brand} />
            <p className="mt-4 max-w-[36ch] text-deep-soft">{text}</p>
            {hasSearch ? (
              <SearchForm
                id="search-at-foot"
                isOnDeep
                words={smallWords.search}
                className="mt-6 max-w-[420px]"
              />
            ) : null}
          </div>
          <div>
            <h2 className={heading}>{words.company}</h2>
            <ul>
              {companyLinks.map(({ label, href }, index) => (
                <li key={index}>
                  <Link href={href} className={link}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
          <div className="sm:col-span-full nav:col-auto">
            <h2 className={heading}>
              <a href="/industries" className={link}>
                {words.industries}
              </a>
            </h2>
            {industries.length > 0 && (
              <ul className="columns-2 gap-8 md:columns-3">
                {industries.map(({ title, slug }) => (
                  <li key={slug} className="break-inside-avoid">
                    <a href={`/industries/${slug}`} className={link}>
                      {title}
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </div>
        </div>
        <div className="mt-14 flex flex-wrap items-center gap-x-7 border-t border-deep-line pt-4 text-small text-deep-soft">
          <p className="py-2">{copyright}</p>
          <ul className="flex flex-wrap gap-x-7">
            {legalLinks.map(({ label, href }, index) => (
              <li key={index}>
                <Link href={href} className={lowLink}>
                  {label}
                </Link>
              </li>
            ))}
            {/* To change the answer: `startConsent` shows it where there is something to change. */}
            <li hidden data-cookie-settings>
              <button type="button" className={lowLink}>
                {words.cookieSettings}
              </button>
            </li>
          </ul>
          <SocialLinks links={socialLinks} />
          <div className="sm:ml-auto">
            <SchemeSwitch words={words} paper={{ light: palette.paper, dark: darkPaper }} />
          </div>
        </div>
        {companyDetails ? <p className="pt-2 text-small text-deep-soft">{companyDetails}</p> : null}
        <SampleMark words={smallWords} of={[{ placeholder }]} className="pt-2 text-deep-soft" />
      </div>
    </footer>
  );
}
