import { classNames } from '@/ui/class-names';
import type { ContentsEntry } from '~/collections/articles/contents';

interface ArticleContentsProps {
  heading: string;
  contents: readonly ContentsEntry[];
}

/** The headings of an article, beside its text where there is room. */
export function ArticleContents({ heading, contents }: ArticleContentsProps) {
  if (contents.length < 2) return null;
  return (
    <nav
      aria-labelledby="contents"
      className="self-start nav:sticky nav:top-[calc(var(--header-height)+24px)] nav:max-h-[calc(100svh-var(--header-height)-48px)] nav:overflow-y-auto print:hidden"
    >
      <p id="contents" className="mb-3 text-small font-[560] text-ink-soft stretch-86">
        {heading}
      </p>
      <ol className="border-t-3 border-ink">
        {contents.map(({ id, text, level }) => (
          <li key={id} className="border-b border-line">
            <a
              href={`#${id}`}
              className={classNames(
                'flex min-h-10 items-center py-1.5 text-[16px] leading-[1.35] stretch-88 wrap-anywhere hover:underline hover:underline-offset-3 max-nav:min-h-11',
                level === 3 && 'pl-5 text-ink-soft',
              )}
            >
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
