import { notFound } from 'next/navigation';

import { feedPaths, readFeed, toRss, whole } from '@/site/articles/feeds';

/** Made with the build, and again when something that it shows has changed. */
export const dynamic = 'force-static';

export async function GET() {
  const feed = await readFeed();
  if (feed === undefined) notFound();
  return new Response(toRss(feed, whole(feedPaths.rss)), {
    headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' },
  });
}
