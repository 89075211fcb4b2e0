import { classNames } from '@/ui/class-names';
import { Link } from '@/ui/link';
import type { SmallWords } from '@/words';

import type { ArticleCategoryLink } from '../../articles';

interface ArticleFilterProps {
  words: SmallWords['articles'];
  categories: readonly ArticleCategoryLink[];
  /** The list that is open. */
  current: string;
}

/** Links to the lists of articles; none while there is no choice. */
export function ArticleFilter({ words, categories, current }: ArticleFilterProps) {
  if (categories.length === 0) return null;
  const links = [{ id: 'all', title: words.all, path: '/insights' }, ...categories];
  return (
    <nav aria-label={words.categories} className="mb-8">
      <ul className="flex flex-wrap gap-x-[clamp(18px,2vw,32px)]">
        {links.map(({ id, title, path }) => (
          <li key={id}>
            <Link
              href={path}
              aria-current={path === current ? 'page' : undefined}
              className={classNames(
                'inline-flex min-h-11 items-center border-b-3 text-[16px] stretch-88 wrap-anywhere',
                path === current
                  ? 'border-accent font-[640]'
                  : 'border-transparent hover:border-ink',
              )}
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
