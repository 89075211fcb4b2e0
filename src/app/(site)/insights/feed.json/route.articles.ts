import { notFound } from 'next/navigation';

import { feedPaths, readFeed, toJsonFeed, whole } from '@/site/articles/feeds';

/** Its reads are kept, it is not: Next (16.4.6) keeps a 404 of a static route for good, whatever was published since. */
export const dynamic = 'force-dynamic';

export async function GET() {
  const feed = await readFeed();
  if (feed === undefined) notFound();
  return new Response(JSON.stringify(toJsonFeed(feed, whole(feedPaths.json))), {
    headers: { 'Content-Type': 'application/feed+json; charset=utf-8' },
  });
}
