import { useEffect } from 'react';

import { classNames } from '@/ui/class-names';

import type { PaletteEntry, PaletteGroup } from './use-palette';

interface PaletteListProps {
  /** The id of the list, from which those of its entries are made. */
  list: string;
  groups: readonly PaletteGroup[];
  active: PaletteEntry | undefined;
  problems: readonly string[];
  onChoose: (entry: PaletteEntry) => void;
  onPoint: (entry: PaletteEntry) => void;
}

export const entryId = (list: string, { key }: PaletteEntry): string =>
  `${list} ${key}`.replaceAll(/\s/g, '-');

/** What the palette offers; the field keeps the focus. */
export function PaletteList({ list, groups, active, problems, ...rest }: PaletteListProps) {
  const { onChoose, onPoint } = rest;
  const activeId = active && entryId(list, active);
  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0);
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  return (
    <>
      <div id={list} role="listbox" aria-label="Suggestions" className="overflow-y-auto pb-2">
        {groups.map(({ title, entries }) => (
          <div key={title} role="group" aria-label={title}>
            <p aria-hidden="true" className="px-4 pt-3 pb-1 text-[13px] text-ink-soft">
              {title}
            </p>
            {entries.map((entry) => (
              <div
                key={entry.key}
                id={entryId(list, entry)}
                role="option"
                aria-selected={entry === active}
                tabIndex={-1}
                onPointerMove={() => onPoint(entry)}
                // The field keeps the focus.
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => onChoose(entry)}
                className="flex min-h-10 cursor-pointer items-center gap-3 border-l-[6px] border-transparent px-3 aria-selected:border-accent aria-selected:bg-sheet max-sm:min-h-11"
              >
                <span
                  className={classNames(
                    'truncate font-[580]',
                    entry.about && 'max-w-[60%] flex-none',
                  )}
                >
                  {entry.label}
                </span>
                {entry.about ? (
                  <span className="min-w-0 truncate text-[13px] text-ink-soft">{entry.about}</span>
                ) : null}
              </div>
            ))}
          </div>
        ))}
      </div>
      {problems.map((problem) => (
        <p key={problem} className="border-t border-line px-4 py-2 text-[13px]">
          {problem}
        </p>
      ))}
      <p role="status" className="sr-only">
        {count === 1 ? '1 suggestion' : `${count} suggestions`}
      </p>
    </>
  );
}
