import { fillIn } from '@/forms/reply-template';
import { listOf } from '@/platform/place/wording';
import { classNames } from '@/ui/class-names';
import { Link } from '@/ui/link';
import { Picture } from '@/ui/picture';
import type { SmallWords } from '@/words';

import type { ArticleCard } from '../../articles';
import { hatchClass, seedOf } from '../../drawings';
import { Day } from '../../frame/current-date';
import { isAllSample, SampleMark, SectionSampleMark } from '../sample-mark';

interface ArticleEntriesProps {
  words: SmallWords;
  articles: readonly ArticleCard[];
  /** They are a part of a page, under a heading of its own. */
  isWithin?: boolean;
}

/** Articles below each other, each on a line of its own; beside those that have a cover it stands. */
export function ArticleEntries({ words, articles, isWithin = false }: ArticleEntriesProps) {
  const isMarkedTogether = isAllSample(articles);
  return (
    <>
      <SectionSampleMark words={words} of={articles} className="pb-4" />
      <ul className="border-b border-line">
        {articles.map((article, index) => (
          <ArticleEntry
            key={article.id}
            words={words}
            article={article}
            isFirst={!isWithin && index === 0}
            Heading={isWithin ? 'h3' : 'h2'}
            isMarkedTogether={isMarkedTogether}
          />
        ))}
      </ul>
    </>
  );
}

interface ArticleEntryProps {
  words: SmallWords;
  article: ArticleCard;
  /** At the top of its page. */
  isFirst: boolean;
  Heading: 'h2' | 'h3';
  /** Whether the list says of all articles that they are samples. */
  isMarkedTogether: boolean;
}

function ArticleEntry(props: ArticleEntryProps) {
  const { words, article, isFirst, Heading, isMarkedTogether } = props;
  const { title, path, summary, cover, authors, placeholder } = article;
  return (
    <li
      className={classNames(
        'grid gap-x-[clamp(24px,3vw,56px)] gap-y-4 border-t py-[clamp(24px,2.6vw,40px)]',
        'nav:grid-cols-[minmax(0,2fr)_minmax(0,6fr)_minmax(0,4fr)]',
        isFirst ? 'border-t-3 border-ink' : 'border-line',
      )}
    >
      <div className="flex items-center gap-3 self-start nav:flex-col nav:items-start">
        <span
          aria-hidden="true"
          className={classNames(
            'h-4.5 w-8 shrink-0 border border-ink nav:w-full nav:max-w-[120px]',
            hatchClass(seedOf(title)),
          )}
        />
        <ArticleFacts words={words} article={article} />
      </div>
      <div className={cover ? undefined : 'nav:col-span-2'}>
        <Heading
          className={classNames(
            'max-w-[28ch] leading-[1.12] tracking-[-0.02em] text-balance wrap-anywhere',
            isFirst ? 'text-[clamp(28px,3.2vw,48px)]' : 'text-[clamp(23px,2.1vw,31px)]',
          )}
        >
          <Link href={path} className="underline-offset-4 hover:underline hover:decoration-3">
            {title}
          </Link>
        </Heading>
        <p className="mt-2.5 max-w-[62ch] text-pretty wrap-anywhere">{summary}</p>
        {authors.length > 0 ? (
          <p className="mt-3 text-small text-ink-soft">
            {words.articles.by} {listOf(authors)}
          </p>
        ) : null}
        <SampleMark
          words={words}
          of={isMarkedTogether ? [] : [{ placeholder }]}
          className="mt-3 text-ink-soft"
        />
      </div>
      {cover ? (
        <div className="aspect-[16/9] self-start overflow-hidden border-[1.5px] border-ink">
          <Picture
            picture={cover}
            sizes="(width >= 961px) 30vw, 92vw"
            eager={isFirst}
            className="size-full object-cover dark:brightness-[.82]"
          />
        </div>
      ) : null}
    </li>
  );
}

/** When it came out, and how long it takes. */
export function ArticleFacts({
  words,
  article: { day, readingMinutes },
}: {
  words: SmallWords;
  article: Pick<ArticleCard, 'day' | 'readingMinutes'>;
}) {
  const minutes = fillIn(words.articles.minutes, { minutes: String(readingMinutes) });
  return (
    <p className="flex flex-wrap gap-x-4 text-small text-ink-soft stretch-86 nav:flex-col">
      {day === undefined ? null : <Day day={day} />}
      <span>{minutes}</span>
    </p>
  );
}
