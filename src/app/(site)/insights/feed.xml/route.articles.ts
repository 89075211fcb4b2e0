import { notFound } from 'next/navigation';

import { feedPaths, readFeed, toRss, whole } from '@/site/articles/feeds';

/** Its reads are kept, it is not: Next (16.4.6) keeps a 404 of a static route for good, whatever was published since. */
export const dynamic = 'force-dynamic';

export async function GET() {
  const feed = await readFeed();
  if (feed === undefined) notFound();
  return new Response(toRss(feed, whole(feedPaths.rss)), {
    headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' },
  });
}
