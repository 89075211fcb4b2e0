import { globalPages, pageTypes } from '~/collections/page-types';

import { query } from '../site';

type Ask = (statement: string) => Promise<Record<string, unknown>[]>;

/**
 * Every public page that there is: those that are there once, and those of documents.
 * @param ask asks the database of a site
 */
export async function publicPages(ask: Ask = query): Promise<string[]> {
  const pages = globalPages.map(({ path }) => path);
  for (const { collection, home, onlyIf, sort = '_order' } of Object.values(pageTypes)) {
    const docs = await ask(
      `SELECT slug FROM ${column(collection)} WHERE _status = 'published' AND deleted_at IS NULL
       ${onlyIf === undefined ? '' : `AND ${column(onlyIf)}`} ORDER BY ${column(sort)}`,
    );
    pages.push(...docs.map(({ slug }) => home + String(slug)));
  }
  return pages;
}

/** As the database calls a collection or a field: hasCaseStudy is has_case_study. */
const column = (name: string) =>
  name.replaceAll('-', '_').replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Of pages that share a layout, as those of all industries do, the first. */
export const oneOfEachKind = (paths: readonly string[]): string[] =>
  paths.filter((path, index) => paths.findIndex((each) => kindOf(each) === kindOf(path)) === index);

/** The same for pages that share a layout. */
export const kindOf = (path: string) =>
  path.lastIndexOf('/') > 0 ? path.replace(/[^/]*$/, '') : path;

/** The public address of a page, which it names however it was reached. */
export const absolute = (path: string, baseURL = '') => baseURL + (path === '/' ? '' : path);
