import { query } from '../site';

const fixed = [
  '/',
  '/industries',
  '/quote',
  '/work',
  '/work/deelflo',
  '/image-gallery',
  '/privacy',
  '/terms',
  '/disclaimer',
  '/competition-1',
  '/accessibility',
];

/** Every public page that there is: the specification's routes, the accessibility statement and each industry of the database. */
export async function publicPages(): Promise<string[]> {
  const industries = await query('SELECT slug FROM industries ORDER BY _order');
  return [...fixed, ...industries.map(({ slug }) => `/industries/${String(slug)}`)];
}
