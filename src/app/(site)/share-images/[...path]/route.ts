import { notFound } from 'next/navigation';

import { listIndexablePaths } from '@/site/content';
import { addressOf, pageAt } from '@/site/share-images/address';
import { drawnPicture } from '@/site/share-images/drawn-picture';
import { shareImage } from '@/site/share-images/share-image';

/** Drawn with the build, and again when something that it shows has changed. */
export const dynamic = 'force-static';

interface Context {
  readonly params: Promise<{ path: string[] }>;
}

/** The picture of a page that is added later is drawn when it is first asked for. */
export async function generateStaticParams() {
  const pages = await listIndexablePaths();
  return pages.map(({ path }) => ({ path: addressOf(path).split('/').slice(2) }));
}

export async function GET(_request: Request, { params }: Context) {
  const page = pageAt((await params).path);
  const picture = page === undefined ? undefined : await drawnPicture(page);
  if (picture === undefined) notFound();
  return shareImage(picture);
}
