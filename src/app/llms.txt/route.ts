import {
  getSiteSettings,
  getSmallWords,
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
  const [{ brand, description }, { machines: words }, industries, projects, legal, composed] =
    await Promise.all([
      getSiteSettings(),
      getSmallWords(),
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
    `## ${words.pages}`,
    [
      line('/', words.home),
      line('/industries', words.industries),
      line('/work', words.work),
      line('/quote', words.quote),
      line('/image-gallery', words.gallery),
      ...composed
        .filter(({ meta }) => meta?.noindex !== true && !meta?.canonical)
        .map(({ slug, title, meta }) => line(`/${slug}`, title, meta?.description ?? '')),
    ].join('\n'),
    `## ${words.industries}`,
    industries
      .map((each) => line(`/industries/${each.slug}`, each.title, each.description))
      .join('\n'),
    `## ${words.caseStudies}`,
    projects
      .filter(({ hasCaseStudy }) => hasCaseStudy)
      .map((each) =>
        line(
          `/work/${each.slug}`,
          each.title,
          `${each.placeholder ? `${words.sample} ` : ''}${each.description}`,
        ),
      )
      .join('\n'),
    `## ${words.legal}`,
    legal.map((slug) => line(`/${slug}`, slug)).join('\n'),
  ].join('\n\n');
  return new Response(`${text}\n`, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
