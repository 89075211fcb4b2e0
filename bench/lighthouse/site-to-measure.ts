import { startOwnSite } from '../../tests/support/sites/own-site';

/** The site that `SITE_URL` names, such as one on the network, or else one of the tests' build. */
export async function siteToMeasure(): Promise<{ url: string; close: () => Promise<void> }> {
  const running = process.env.SITE_URL;
  if (running === undefined) return startOwnSite();
  return { url: running, close: () => Promise.resolve() };
}

/** The paths of every public page, home first. */
export async function publicPaths(url: string): Promise<string[]> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  return paths.sort((one, other) => one.length - other.length || one.localeCompare(other));
}
