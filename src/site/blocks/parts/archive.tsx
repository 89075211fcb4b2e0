import type { ArchiveBlock } from '@/payload-types';

import { listLatestArticles } from '../../articles';
import {
  getSmallWords,
  getWorkPage,
  linkAddress,
  listIndustries,
  listProjects,
} from '../../content';
import { ArticleEntries } from '../../sections/articles/article-entries';
import { Portfolio } from '../../sections/work/portfolio';
import { SectionHead } from '@/ui/section-head';
import { ActionLinks } from '../action-links';
import type { BlockProps } from '../block-props';

const idOf = (named: string | { id: string } | null | undefined) =>
  typeof named === 'object' ? named?.id : named;

/** The newest projects or articles, of all or of some. Nothing while there is none. */
export async function ArchivePart({ block, id }: BlockProps<ArchiveBlock>) {
  const { heading, intro, shows, action } = block;
  const entries = await (shows === 'articles' ? newestArticles(block) : newestProjects(block, id));
  if (entries === null) return null;
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="section-space words-break">
      <div className="page-width">
        <SectionHead id={`${id}-heading`} heading={heading} intro={intro} />
      </div>
      {entries}
      {(await linkAddress(action)) ? (
        <p className="page-width mt-[clamp(32px,3.5vw,56px)]">
          <ActionLinks action={action} look="outline" />
        </p>
      ) : null}
    </section>
  );
}

async function newestArticles({ most, category }: ArchiveBlock) {
  const [words, articles] = await Promise.all([
    getSmallWords(),
    listLatestArticles(most, idOf(category) ?? undefined),
  ]);
  if (articles.length === 0) return null;
  return (
    <div className="page-width">
      <ArticleEntries words={words} articles={articles} isWithin />
    </div>
  );
}

async function newestProjects({ most, industry }: ArchiveBlock, within: string) {
  const [words, { replacedLabel }, all, cards] = await Promise.all([
    getSmallWords(),
    getWorkPage(),
    listProjects(),
    listIndustries(),
  ]);
  const wanted = idOf(industry);
  const slug = cards.find(({ id }) => id === wanted)?.slug;
  const projects = all
    .filter(({ industries }) => !wanted || industries.some((each) => each.slug === slug))
    .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))
    .slice(0, most);
  if (projects.length === 0) return null;
  return <Portfolio {...{ words, projects, replacedLabel, within }} />;
}
