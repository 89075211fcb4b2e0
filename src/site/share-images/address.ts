const folder = '/share-images';
/** No page has an underscore in its address. */
const home = '_home';
const ending = '.png';

/** Where the share image of a page stands. */
export const addressOf = (page: string): string =>
  `${folder}/${page === '/' ? home : page.slice(1)}${ending}`;

/**
 * The page whose share image stands at an address.
 * @param parts of the address, below the folder
 */
export function pageAt(parts: readonly string[]): string | undefined {
  const name = parts.join('/');
  if (!name.endsWith(ending)) return undefined;
  const page = name.slice(0, -ending.length);
  return page === home ? '/' : `/${page}`;
}

/** The same by the whole address; undefined where none can stand. */
export const pageOfShareImage = (address: string): string | undefined =>
  address.startsWith(`${folder}/`) ? pageAt(address.split('/').slice(2)) : undefined;
