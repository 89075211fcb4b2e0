import type { ReactNode } from 'react';

import { GroundSymbols } from '@/components/ground';
import { Consent } from '@/components/site/consent/consent';
import { CurrentYear } from '@/components/site/current-date';
import { KeptScheme } from '@/components/site/scheme/kept-scheme';
import { SiteFooter } from '@/components/site/site-footer';
import { SiteHeader } from '@/components/site/site-header';
import { today } from '@/components/site/today';
import { listIndustries } from '@/content/industries';
import { getSiteSettings } from '@/content/pages';
import { encodeSans } from '@/styles/fonts';
import '@/styles/globals.css';

/** The whole document of a public page: header, content, footer, and the drawings' symbols. */
export async function SiteDocument({ children }: { children: ReactNode }) {
  const [settings, industries] = await Promise.all([getSiteSettings(), listIndustries()]);
  const { brand, operator, footerText, socialLinks } = settings;
  const copyright = (
    <>
      © <CurrentYear rendered={today()} /> {operator}
    </>
  );
  return (
    <html
      lang="en-GB"
      className={encodeSans.variable}
      data-scroll-behavior="smooth"
      suppressHydrationWarning
    >
      <head>
        <KeptScheme />
      </head>
      <body className="font-sans">
        <a href="#main" className="skip-link">
          Skip to content
        </a>
        <Consent />
        <GroundSymbols buildings={industries.map(({ building }) => building)} />
        <SiteHeader
          brand={brand}
          industries={industries}
          socialLinks={socialLinks}
          copyright={copyright}
        />
        <main id="main">{children}</main>
        <SiteFooter
          brand={brand}
          text={footerText}
          industries={industries}
          socialLinks={socialLinks}
          copyright={copyright}
        />
      </body>
    </html>
  );
}
