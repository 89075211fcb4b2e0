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

/** Every public page that there is: fixed ones, and those of documents that are on the site. */
export async function publicPages(): Promise<string[]> {
  const industries = await query('SELECT slug FROM industries ORDER BY _order');
  const studies = await query('SELECT slug FROM projects WHERE has_case_study ORDER BY _order');
  const composed = await query(
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

const kindOf = (path: string) => (path.lastIndexOf('/') > 0 ? path.replace(/[^/]*$/, '') : path);
