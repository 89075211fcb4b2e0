import { useEffect, type ReactNode } from 'react';

import { classNames } from '@/ui/class-names';

import type { Suggestions } from './use-suggestions';

interface SuggestionListProps<Item> {
  id: string;
  label: string;
  suggestions: Suggestions<Item>;
  children: (item: Item) => ReactNode;
}

const suggestedOption = (list: string, index: number): string => `${list}-${index}`;

/** For the text area: what a screen reader says of the list, and which option is meant. */
export const listed = <Item,>(id: string, { found, chosen }: Suggestions<Item>) => ({
  'aria-autocomplete': 'list' as const,
  'aria-controls': found ? id : undefined,
  'aria-activedescendant': found ? suggestedOption(id, chosen) : undefined,
});

/** What a sign and what follows could mean; the text area keeps the focus. */
export function SuggestionList<Item extends { readonly id: string }>({
  id,
  label,
  suggestions,
  children,
}: SuggestionListProps<Item>) {
  const { found, chosen, take } = suggestions;
  const count = found?.items.length ?? 0;
  useEffect(() => {
    document.getElementById(suggestedOption(id, chosen))?.scrollIntoView({ block: 'nearest' });
  }, [id, chosen, count]);
  return (
    <>
      <p role="status" className="sr-only">
        {count === 0 ? '' : `${count} to choose from`}
      </p>
      {found ? (
        <ul
          id={id}
          role="listbox"
          aria-label={label}
          className="max-h-56 overflow-y-auto border border-edge bg-sheet text-[14px]"
        >
          {found.items.map((item, index) => (
            <li
              key={item.id}
              id={suggestedOption(id, index)}
              role="option"
              aria-selected={index === chosen}
              // The text area would lose the focus, and with it the list.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => take(item)}
              className={classNames(
                'flex min-h-9 cursor-pointer items-center gap-x-2 px-2.5 max-sm:min-h-11',
                index === chosen && 'bg-accent text-accent-ink',
              )}
            >
              {children(item)}
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
