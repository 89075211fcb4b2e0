import { classNames } from '@/ui/class-names';

import type { Mentions } from './use-mentions';

interface MentionListProps {
  id: string;
  mentions: Mentions;
}

export const mentionOption = (list: string, index: number): string => `${list}-${index}`;

/** Whom `@` and what follows could mean; the text area keeps the focus. */
export function MentionList({ id, mentions }: MentionListProps) {
  const { suggested, chosen, take } = mentions;
  const count = suggested?.colleagues.length ?? 0;
  return (
    <>
      <p role="status" className="sr-only">
        {count === 0 ? '' : `${count} to choose from`}
      </p>
      {suggested ? (
        <ul
          id={id}
          role="listbox"
          aria-label="Colleagues"
          className="border border-edge bg-sheet text-[14px]"
        >
          {suggested.colleagues.map((colleague, index) => (
            <li
              key={colleague.id}
              id={mentionOption(id, index)}
              role="option"
              aria-selected={index === chosen}
              // The text area would lose the focus, and with it the list.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => take(colleague)}
              className={classNames(
                'flex min-h-9 cursor-pointer items-center px-2.5 max-sm:min-h-11',
                index === chosen && 'bg-accent text-accent-ink',
              )}
            >
              {colleague.name}
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
