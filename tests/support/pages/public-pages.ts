import { query } from '../site';

const fixed = [
  '/',
  '/industries',
  '/quote',
  '/work',
  '/image-gallery',
  '/privacy',
  '/terms',
  '/disclaimer',
  '/competition-1',
  '/accessibility',
];

type Ask = (statement: string) => Promise<Record<string, unknown>[]>;

/**
 * Every public page that there is: fixed ones, and those of documents that are on the site.
 * @param ask asks the database of a site
 */
export async function publicPages(ask: Ask = query): Promise<string[]> {
  const industries = await ask('SELECT slug FROM industries ORDER BY _order');
  const studies = await ask('SELECT slug FROM projects WHERE has_case_study ORDER BY _order');
  const composed = await ask(
    "SELECT slug FROM pages WHERE _status = 'published' AND deleted_at IS NULL ORDER BY slug",
  );
  return [
    ...fixed,
    ...industries.map(({ slug }) => `/industries/${String(slug)}`),
    ...studies.map(({ slug }) => `/work/${String(slug)}`),
    ...composed.map(({ slug }) => `/${String(slug)}`),
  ];
}

/** Of pages that share a layout, as those of all industries do, the first. */
export const oneOfEachKind = (paths: readonly string[]): string[] =>
  paths.filter((path, index) => paths.findIndex((each) => kindOf(each) === kindOf(path)) === index);

/** The same for pages that share a layout. */
export const kindOf = (path: string) =>
  path.lastIndexOf('/') > 0 ? path.replace(/[^/]*$/, '') : path;

/** The public address of a page, which it names however it was reached. */
export const absolute = (path: string, baseURL = '') => baseURL + (path === '/' ? '' : path);
