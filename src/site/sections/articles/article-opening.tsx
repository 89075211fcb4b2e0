import type { ReactNode } from 'react';

import { fillIn } from '@/forms/reply-template';
import { Link } from '@/ui/link';
import { Picture, type PictureFiles } from '@/ui/picture';
import type { SmallWords } from '@/words';

import { seedOf, StrataBand } from '../../drawings';
import { Day } from '../../frame/current-date';
import { SampleMark } from '../sample-mark';

export interface NamedLink {
  readonly href: string;
  readonly label: string;
}

interface ArticleOpeningProps {
  words: SmallWords;
  title: string;
  summary: string;
  categories: readonly NamedLink[];
  /** Without an address where the author has no page. */
  authors: readonly { href: string | undefined; label: string; role: string }[];
  /** 2026-11-28; a draft may have none. */
  published: string | undefined;
  updated: string | undefined;
  readingMinutes: number;
  cover: PictureFiles | undefined;
  isSample: boolean;
}

/** What an article is, by whom, and how long it takes; below it the cover, or a strip of ground. */
export function ArticleOpening(props: ArticleOpeningProps) {
  const { words, title, summary, categories, authors, published, updated, cover } = props;
  const minutes = fillIn(words.articles.minutes, { minutes: String(props.readingMinutes) });
  return (
    <header>
      <div className="page-width columns-8-4 items-end opening-space pb-[clamp(32px,4vw,56px)]">
        <div>
          {categories.length > 0 ? (
            <ul className="mb-4 flex flex-wrap gap-x-5 text-small text-ink-soft stretch-86">
              {categories.map(({ href, label }) => (
                <li key={href}>
                  <Link href={href} className={plainLink}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          ) : null}
          <h1 className="text-[clamp(38px,5vw,76px)] text-balance wrap-anywhere">{title}</h1>
        </div>
        <div>
          <p className="max-w-[54ch] text-lede text-pretty wrap-anywhere">{summary}</p>
          <div className="mt-5 grid gap-1 text-small text-ink-soft">
            {authors.length > 0 ? (
              <ul aria-label={words.articles.by}>
                {authors.map(({ href, label, role }) => (
                  <li key={label}>
                    <Author href={href}>{label}</Author>, {role}
                  </li>
                ))}
              </ul>
            ) : null}
            <p className="flex flex-wrap gap-x-4">
              {published === undefined ? null : <Day day={published} />}
              {updated === undefined ? null : (
                <span>
                  {words.articles.updated} <Day day={updated} />
                </span>
              )}
              <span>{minutes}</span>
            </p>
            <SampleMark words={words} of={[{ placeholder: props.isSample }]} />
          </div>
        </div>
      </div>
      <Ground title={title} cover={cover} />
    </header>
  );
}

const plainLink =
  'inline-flex min-h-8 items-center underline underline-offset-3 hover:decoration-3';

const Author = ({ href, children }: { href: string | undefined; children: ReactNode }) =>
  href === undefined ? (
    <span className="font-[600] text-ink">{children}</span>
  ) : (
    <Link href={href} className={`font-[600] text-ink ${plainLink}`}>
      {children}
    </Link>
  );

function Ground({ title, cover }: Pick<ArticleOpeningProps, 'title' | 'cover'>) {
  if (cover)
    return (
      <div className="border-y-3 border-ink">
        <Picture
          picture={cover}
          sizes="100vw"
          eager
          className="max-h-[min(62svh,640px)] w-full object-cover dark:brightness-[.82]"
        />
      </div>
    );
  return (
    <div className="border-b-3 border-ink print:hidden">
      <StrataBand
        layers={6}
        seed={seedOf(title)}
        id="ground"
        height={160}
        className="h-[clamp(72px,10vw,180px)] w-full"
      />
    </div>
  );
}
