import { z } from 'zod';

import type { Finding, SiteIndex } from './finding';
import { wordsOf, type Reference, type Words } from './texts';
import { pageCollections } from '../page-types';

const base = 'http://site.invalid';

/** Fields that hold an address, by their names. */
const holdsAddress = /(?:^|_)(?:url|href|link|canonical|address)$|Url$|Href$|Link$/;

const link = z.object({
  url: z.string().nullish(),
  doc: z.looseObject({}).nullish(),
});

/** An address of this site at which visitors find nothing; undefined when it is none. */
function deadPath(address: string, { paths }: SiteIndex): string | undefined {
  if (!/^\/(?!\/)/.test(address) || !URL.canParse(address, base)) return undefined;
  const { pathname } = new URL(address, base);
  // The files of pictures, and what the site draws itself, are no pages.
  if (pathname.startsWith('/api/') || /\.[a-z]+$/.test(pathname)) return undefined;
  const path = decodedPath(pathname).replace(/(?<=.)\/$/, '');
  return paths.includes(path) ? undefined : path;
}

function decodedPath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

const finding = (path: string, message: string): Finding => ({ kind: 'dead-link', path, message });

const isUnseen = ({ collection, id }: Reference, { pages }: SiteIndex): boolean =>
  pageCollections.some((slug) => slug === collection) && !pages.includes(id);

/** Links to addresses of this site at which there is no page, and to pages that are not published. */
export function checkLinks({ texts, richTexts, references }: Words, known: SiteIndex): Finding[] {
  const toAddress = (path: string, address: string): Finding[] => {
    const dead = deadPath(address, known);
    return dead === undefined ? [] : [finding(path, `There is no page at ${dead}.`)];
  };
  const toDocument = (reference: Reference): Finding[] =>
    isUnseen(reference, known)
      ? [finding(reference.path, 'A link leads to a page that is not published.')]
      : [];
  const typed = texts.filter(({ name }) => holdsAddress.test(name));
  const linked = richTexts.flatMap(({ path, nodes }) =>
    nodes.flatMap(({ fields }) => {
      const { url, doc } = link.safeParse(fields).data ?? {};
      const named = wordsOf({ doc }).references.map((reference) => ({ ...reference, path }));
      return [...toAddress(path, url ?? ''), ...named.flatMap(toDocument)];
    }),
  );
  return [
    ...typed.flatMap(({ path, text }) => toAddress(path, text)),
    ...references.flatMap(toDocument),
    ...linked,
  ];
}
