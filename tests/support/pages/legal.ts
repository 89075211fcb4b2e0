import type { Page } from 'playwright/test';

import { place } from '~/site.config';

/** The sections of a legal page. */
export const headings = (page: Page) =>
  page.getByRole('article').getByRole('heading', { level: 2 });
export const section = (page: Page, name: RegExp) =>
  page.getByRole('article').getByRole('region', { name });

/** As a legal page writes a day. */
export const inLondon = new Intl.DateTimeFormat(place.locale, {
  dateStyle: 'long',
  timeZone: place.timeZone,
});
