/**
 * What a page has beyond its HTML, as Next's bundler says it.
 * @typedef {object} PageCode
 * @property {string} page as Next names it: `/(site)/quote/page`
 * @property {readonly string[]} files with `'use client'` that it draws, from the project's root
 * @property {readonly string[]} actions files with server actions that it can call
 */

/**
 * The file of a client component, by its name in a manifest of Next (read in 16.4.6).
 * @param {string} name `[project]/src/site/frame/nav-link.tsx`
 */
export const fileOf = (name) =>
  name.replace(/^\[project\]\//, '').replace(/ <module evaluation>$/, '');

/**
 * The address of a page, as its route says it.
 * @param {string} page `/(site)/work/[slug]/page`
 * @returns `/work/[slug]`
 */
export const routeOf = (page) =>
  page
    .split('/')
    .slice(1, -1)
    .filter((part) => !/^(?:\(.*\)|@.*)$/.test(part))
    .map((part) => `/${part}`)
    .join('') || '/';

/**
 * The file of a page.
 * @param {string} page `/(site)/work/[slug]/page`
 */
export const sourceOf = (page) =>
  page === '/_not-found/page' ? 'src/app/global-not-found.tsx' : `src/app${page}.tsx`;
