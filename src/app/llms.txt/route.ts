import {
  getSiteSettings,
  listComposedPages,
  listIndustries,
  listLegalPaths,
  listProjects,
} from '@/site/content';
import { env } from '@/env';

/** Made with the build, and again when something that it names has changed. */
export const dynamic = 'force-static';

/** What the site holds, in the plain form that language models look for (llmstxt.org). */
export async function GET() {
  const [{ brand, description }, industries, projects, legal, composed] = await Promise.all([
    getSiteSettings(),
    listIndustries(),
    listProjects(),
    listLegalPaths(),
    listComposedPages(),
  ]);
  const line = (path: string, name: string, about = '') =>
    `- [${name}](${new URL(path, env.SERVER_URL).href})${about && `: ${about}`}`;
  const text = [
    `# ${brand}`,
    `> ${description}`,
    '## Pages',
    [
      line('/', 'Home'),
      line('/industries', 'Industries'),
      line('/work', 'Our Work'),
      line('/quote', 'Request a quote'),
      line('/image-gallery', 'Image Gallery'),
      ...composed
        .filter(({ meta }) => meta?.noindex !== true && !meta?.canonical)
        .map(({ slug, title, meta }) => line(`/${slug}`, title, meta?.description ?? '')),
    ].join('\n'),
    '## Industries',
    industries
      .map((each) => line(`/industries/${each.slug}`, each.title, each.description))
      .join('\n'),
    '## Case studies',
    projects
      .filter(({ hasCaseStudy }) => hasCaseStudy)
      .map((each) =>
        line(
          `/work/${each.slug}`,
          each.title,
          `${each.placeholder ? 'Sample content. ' : ''}${each.description}`,
        ),
      )
      .join('\n'),
    '## Legal',
    legal.map((slug) => line(`/${slug}`, slug)).join('\n'),
  ].join('\n\n');
  return new Response(`${text}\n`, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
