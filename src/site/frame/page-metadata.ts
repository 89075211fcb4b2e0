import type { Metadata } from 'next';

import { place } from '~/site.config';
import type { SearchMeta } from '@/payload-types';

import { getSharePicture, getSiteSettings, getSmallWords } from '../content';
import { addressOf } from '../share-images/address';
import { altOf, drawnPicture } from '../share-images/drawn-picture';
import { shareSize } from '../share-images/share-size';

/** A page as its head describes it. */
export interface Described {
  /** The page's address. */
  readonly path: string;
  /** What an editor wants search engines to be told instead. */
  readonly meta?: SearchMeta | null;
  readonly title: string;
  readonly description?: string | null;
  /** The title stands without the brand after it. */
  readonly isWholeTitle?: boolean;
  /** Something with an author and a date, such as an article; without this, a page. */
  readonly isArticle?: boolean;
  /** What it says is invented, which a result or a card must not hide. */
  readonly isSample?: boolean;
  /** Where readers of feeds find the same, by media type. */
  readonly feeds?: Feeds | undefined;
}

/** The addresses of feeds, by media type. */
export type Feeds = Readonly<Record<string, string>>;

/** A page as search engines and messengers show it: what an editor wrote for them, or the page's own. */
export async function pageMetadata(page: Described): Promise<Metadata> {
  const {
    meta,
    description,
    isWholeTitle = false,
    isArticle = false,
    isSample = false,
    feeds,
  } = page;
  const title = meta?.title || page.title;
  const [{ brand }, { machines }] = await Promise.all([getSiteSettings(), getSmallWords()]);
  const said = meta?.description || description || undefined;
  const chosen = meta?.image ? await getSharePicture(idOf(meta.image)) : null;
  const picture = chosen ?? (await pictureFor(page.path));
  return {
    title: isWholeTitle ? { absolute: title } : title,
    description: isSample && said ? `${machines.sample} ${said}` : said,
    // Next puts these in place of the layout's.
    ...((meta?.canonical || feeds) && {
      alternates: { canonical: meta?.canonical || './', ...(feeds && { types: feeds }) },
    }),
    ...(meta?.noindex === true && { robots: { index: false } }),
    ...(picture && {
      openGraph: {
        ...openGraphOf(brand),
        ...(isArticle && { type: 'article' }),
        images: [picture],
      },
    }),
  };
}

/** The picture that is drawn for a page, with what it shows in words. */
async function pictureFor(path: string) {
  const [props, { drawings }] = await Promise.all([drawnPicture(path), getSmallWords()]);
  if (props === undefined) return null;
  const { width, height } = shareSize;
  return {
    url: addressOf(path),
    width,
    height,
    type: 'image/png',
    alt: altOf(props, drawings.share),
  };
}

/** Relative: each page's own address. Its title and description follow. */
export const openGraphOf = (brand: string) =>
  ({
    type: 'website',
    url: './',
    siteName: brand,
    locale: place.locale.replace('-', '_'),
  }) as const;

const idOf = (image: NonNullable<SearchMeta['image']>) =>
  typeof image === 'string' ? image : image.id;
