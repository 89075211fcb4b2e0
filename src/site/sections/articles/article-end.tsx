import { Link } from '@/ui/link';
import type { SmallWords } from '@/words';

import type { NamedLink } from './article-opening';

interface ArticleEndProps {
  words: SmallWords['articles'];
  /** What was changed since it came out. */
  updateNote: string | null | undefined;
  tags: readonly string[];
  /** Case studies and industries that it is about. */
  about: readonly NamedLink[];
}

/** What stands below the text of an article. */
export function ArticleEnd({ words, updateNote, tags, about }: ArticleEndProps) {
  if (!updateNote && tags.length === 0 && about.length === 0) return null;
  return (
    <dl className="mt-[clamp(40px,4vw,64px)] grid max-w-[68ch] gap-x-8 gap-y-3 border-t-3 border-ink pt-5 text-[16px] sm:grid-cols-[minmax(0,3fr)_minmax(0,7fr)]">
      {updateNote ? (
        <>
          <dt className="text-ink-soft">{words.changed}</dt>
          <dd className="wrap-anywhere">{updateNote}</dd>
        </>
      ) : null}
      {about.length > 0 ? (
        <>
          <dt className="text-ink-soft">{words.about}</dt>
          <dd>
            <ul>
              {about.map(({ href, label }) => (
                <li key={href}>
                  <Link
                    href={href}
                    className="inline-flex min-h-8 items-center underline underline-offset-3 hover:decoration-3"
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </dd>
        </>
      ) : null}
      {tags.length > 0 ? (
        <>
          <dt className="text-ink-soft">{words.tags}</dt>
          <dd>
            <ul className="flex flex-wrap">
              {tags.map((tag) => (
                <li
                  key={tag}
                  className="wrap-anywhere not-first:before:px-[9px] not-first:before:text-edge not-first:before:content-['/'_/_'']"
                >
                  {tag}
                </li>
              ))}
            </ul>
          </dd>
        </>
      ) : null}
    </dl>
  );
}
