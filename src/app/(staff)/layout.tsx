import type { Metadata } from 'next';
import type { ReactNode } from 'react';

import { place } from '~/site.config';
import { getBrand } from '@/site/content';
import { applyKeptScheme } from '@/site/scheme/scheme';
import { fontNames } from '~/brand/typeface';
import { HeadScript } from '@/ui/head-script';
import { LiveRegion } from '@/ui/toast/live-region';
import { waitForFont } from '@/ui/wait-for-font';

import '@/ui/styles/staff.css';

export async function generateMetadata(): Promise<Metadata> {
  return {
    title: `Inbox | ${await getBrand()}`,
    robots: { index: false, follow: false },
    // What somebody searches for stands in the page's address: no proxy is to log it with each request.
    referrer: 'strict-origin',
  };
}

export default function StaffLayout({ children }: { children: ReactNode }) {
  return (
    <html lang={place.locale} className={fontNames} suppressHydrationWarning>
      <head>
        <HeadScript code={applyKeptScheme} />
        <HeadScript code={waitForFont} />
      </head>
      <body className="font-sans">
        {children}
        <LiveRegion />
      </body>
    </html>
  );
}
