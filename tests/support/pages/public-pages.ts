import { globalPages, pageTypes } from '~/collections/page-types';

import { query } from '../site';

type Ask = (statement: string) => Promise<Record<string, unknown>[]>;

/**
 * Every public page that there is: those that are there once, and those of documents.
 * @param ask asks the database of a site
 */
export async function publicPages(ask: Ask = query): Promise<string[]> {
  const ofDocuments = new Map<string, string[]>();
  for (const { collection, home, onlyIf, onlyNamed, sort = '_order' } of Object.values(pageTypes)) {
    const table = column(collection);
    // Payload keeps what the documents of a collection name in a table beside theirs.
    const named =
      onlyNamed &&
      `SELECT rels.${table}_id FROM ${column(onlyNamed.by)}_rels rels
       JOIN ${column(onlyNamed.by)} owner ON owner.id = rels.parent_id
       WHERE rels.path = '${onlyNamed.field}' AND owner._status = 'published' AND owner.deleted_at IS NULL`;
    const docs = await ask(
      `SELECT slug FROM ${table} WHERE _status = 'published' AND deleted_at IS NULL
       ${onlyIf === undefined ? '' : `AND ${column(onlyIf)}`} ${named ? `AND id IN (${named})` : ''}
       ORDER BY ${column(sort.replace(/^-/, ''))} ${sort.startsWith('-') ? 'DESC' : ''}`,
    );
    ofDocuments.set(
      collection,
      docs.map(({ slug }) => home + String(slug)),
    );
  }
  const shown = globalPages.filter(
    ({ onlyFilledBy }) => onlyFilledBy === undefined || ofDocuments.get(onlyFilledBy)?.length,
  );
  return [...shown.map(({ path }) => path), ...[...ofDocuments.values()].flat()];
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
