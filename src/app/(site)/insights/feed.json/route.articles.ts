import { notFound } from 'next/navigation';

import { feedPaths, readFeed, toJsonFeed, whole } from '@/site/articles/feeds';

/** Made with the build, and again when something that it shows has changed. */
export const dynamic = 'force-static';

export async function GET() {
  const feed = await readFeed();
  if (feed === undefined) notFound();
  return new Response(JSON.stringify(toJsonFeed(feed, whole(feedPaths.json))), {
    headers: { 'Content-Type': 'application/feed+json; charset=utf-8' },
  });
}
