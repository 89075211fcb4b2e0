import { env } from '@/env';
import {
  getSearchMeta,
  getSiteSettings,
  getSmallWords,
  isShown,
  listFirst,
  pathsIn,
} from '@/site/content';
import { headingOf } from '@/site/pages/site-facts';
import type { SmallWords } from '@/words';
import {
  globalPages,
  pageCollections,
  pageTypes,
  type PageCollection,
} from '~/collections/page-types';

/** Made with the build, and again when something that it names has changed. */
export const dynamic = 'force-static';

type MachineWords = SmallWords['machines'];

/** What the site holds, in the plain form that language models look for (llmstxt.org). */
export async function GET() {
  const [{ brand, description }, { machines: words }] = await Promise.all([
    getSiteSettings(),
    getSmallWords(),
  ]);
  const single = globalPages.map(async ({ path, global, nameInIndex }) => {
    if (!(await isShown(path))) return [];
    const name = nameInIndex?.(words) ?? (await headingOf(global));
    return [line(path, name, (await getSearchMeta(global))?.description ?? '')];
  });
  const sections = await Promise.all(pageCollections.map((each) => sectionOf(each, words)));
  const among = sections.filter(({ heading }) => heading === undefined);
  const apart = sections.filter(({ heading, lines }) => heading !== undefined && lines.length > 0);
  const text = [
    `# ${brand}`,
    `> ${description}`,
    `## ${words.pages}`,
    [...(await Promise.all(single)).flat(), ...among.flatMap(({ lines }) => lines)].join('\n'),
    ...apart.flatMap(({ heading, lines }) => [`## ${heading}`, lines.join('\n')]),
  ].join('\n\n');
  return new Response(`${text}\n`, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}

const line = (path: string, name: string, about = '') =>
  `- [${name}](${new URL(path, env.SERVER_URL).href})${about && `: ${about}`}`;

/** Of a collection: language models read the index whole, and the sitemap names the others. */
const mostOfACollection = 200;

/** A line for each page of a collection that search engines may list. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- a document belongs to its type
async function sectionOf<Slug extends PageCollection>(collection: Slug, words: MachineWords) {
  const { index, list, name, description } = pageTypes[collection];
  const [documents, paths] = await Promise.all([
    listFirst(collection, mostOfACollection),
    pathsIn(collection),
  ]);
  const lines = documents.flatMap((doc) => {
    const path = paths[doc.id];
    if (path === undefined || doc.meta?.noindex === true || doc.meta?.canonical) return [];
    const about = index?.about?.(doc, words) ?? description?.(doc) ?? '';
    return [line(path, name(doc), about)];
  });
  const heading = index?.heading?.(words) ?? (list && (await headingOf(list.global)));
  return { heading, lines };
}
