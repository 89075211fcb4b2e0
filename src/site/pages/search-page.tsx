import { fillIn } from '@/forms/reply-template';
import { inDigits, listOf } from '@/platform/place/wording';
import type { SmallWords } from '@/words';

import { getSmallWords, isShown } from '../content';
import { isContentUnavailable } from '../content/content-unavailable';
import { findOnSite, resultsAPage, type Asked, type Found } from '../search';
import { SearchForm } from '../sections/search/search-form';
import { SearchHelp } from '../sections/search/search-help';
import { SearchPages } from '../sections/search/search-pages';
import { SearchResults } from '../sections/search/search-results';

/** A field, and below it what was found. */
export async function SearchPage({ asked }: { asked: Asked }) {
  const words = await getSmallWords();
  const { title, begin } = words.search;
  return (
    <div className="page-width opening-space pb-section">
      <h1>{title}</h1>
      <SearchForm
        id="search-words"
        isMain
        words={words.search}
        typed={asked.typed}
        className="mt-8 max-w-[820px]"
      />
      {asked.typed === '' ? (
        <p className="mt-6 max-w-[54ch] text-lede text-pretty">{begin}</p>
      ) : (
        <Answer words={words} asked={asked} found={await findUnlessAway(asked)} />
      )}
    </div>
  );
}

/** Null while the database does not answer: the page says so, and leads on. */
async function findUnlessAway(asked: Asked): Promise<Found | null> {
  try {
    return await findOnSite(asked);
  } catch (error) {
    if (isContentUnavailable(error)) return null;
    throw error;
  }
}

interface AnswerProps {
  words: SmallWords;
  asked: Asked;
  found: Found | null;
}

async function Answer({ words, asked: { typed }, found }: AnswerProps) {
  const { search } = words;
  if (found === null || found.results.length === 0)
    return (
      <section className="mt-10">
        <p className="max-w-[54ch] text-lede text-pretty wrap-anywhere">
          {found === null ? search.away : fillIn(search.nothing, { words: typed })}
        </p>
        {found === null ? null : <p className="mt-2 max-w-[62ch]">{search.advice}</p>}
        <SearchHelp links={await linksOn(words)} />
      </section>
    );
  const { results, count, page, pages, instead, hasSome } = found;
  return (
    <section className="mt-10">
      <p className="text-lede wrap-anywhere">
        {fillIn(search.found, { words: typed, count: inDigits(count) })}
      </p>
      {instead.length > 0 ? (
        <p className="mt-2">
          {fillIn(search.instead, { words: listOf(instead.map((word) => `“${word}”`)) })}
        </p>
      ) : null}
      {hasSome ? <p className="mt-2">{search.some}</p> : null}
      <SearchResults results={results} label={search.results} before={(page - 1) * resultsAPage} />
      <SearchPages words={search} typed={typed} page={page} pages={pages} />
    </section>
  );
}

/** The pages that most are looking for. */
async function linksOn({ notFound, articles }: SmallWords) {
  const links = [
    { label: notFound.work, href: '/work' },
    { label: notFound.industries, href: '/industries' },
    { label: articles.title, href: '/insights' },
    { label: notFound.quote, href: '/quote' },
    { label: notFound.contact, href: '/#contact' },
  ];
  const areShown = await Promise.all(links.map(({ href }) => isShown(href)));
  return links.filter((_, at) => areShown[at]);
}
