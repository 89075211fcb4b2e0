'use client';

import { useListQuery } from '@payloadcms/ui';
import type { Where } from 'payload';
import { useId, type MouseEvent, type ReactNode } from 'react';

import { inDigits } from '@/platform/place/wording';

interface Filter {
  readonly name: string;
  readonly one: string;
  readonly many: string;
  readonly where: Where;
  /** The same in an address. */
  readonly query: string;
  readonly count: number;
}

interface Narrowing {
  /** Of an address. */
  readonly query: string;
  readonly where: Where | undefined;
  readonly isOn: boolean;
  readonly children: ReactNode;
}

/** A filter as the panel's own has it: alternatives, of which each has its conditions. */
const asOwn = (where: Where): Where => ({ or: [{ and: [where] }] });

/** Narrows the list at hand, also one in a drawer, which has no address. */
function Narrow({ query, where, isOn, children }: Narrowing) {
  const { handleWhereChange } = useListQuery();
  const narrow = (event: MouseEvent) => {
    event.preventDefault();
    // An empty list of alternatives, as the list's own filter has none: `{}` is none that it can read.
    void handleWhereChange?.(where ? asOwn(where) : { or: [] });
  };
  return (
    <a href={`?${query}`} aria-current={isOn || undefined} onClick={narrow}>
      {children}
    </a>
  );
}

interface LibraryFiltersProps {
  readonly filters: readonly Filter[];
  readonly tags: readonly string[];
}

export function LibraryFilters({ filters, tags }: LibraryFiltersProps) {
  const heading = useId();
  const { query } = useListQuery();
  const asked = JSON.stringify(query.where ?? {});
  // An address says everything as words.
  const isAsked = (where: Where) =>
    [where, inWords(where)].some((each) => asked.includes(JSON.stringify(each).slice(1, -1)));
  const isNarrowed = [...filters.map(({ where }) => where), ...tags.map(ofTag)].some(isAsked);
  if (filters.length + tags.length === 0) return null;
  return (
    <div className="library-line">
      <ul>
        {filters.map(({ name, one, many, where, query: address, count }) => (
          <li key={name}>
            <Narrow where={where} query={address} isOn={isAsked(where)}>
              <strong>{inDigits(count)}</strong> {count === 1 ? one : many}
            </Narrow>
          </li>
        ))}
        {isNarrowed ? (
          <li>
            <Narrow where={undefined} query="" isOn={false}>
              Show all
            </Narrow>
          </li>
        ) : null}
      </ul>
      {tags.length > 0 ? (
        <>
          <p id={heading}>Tags</p>
          <ul aria-labelledby={heading}>
            {tags.map((tag) => (
              <li key={tag}>
                <Narrow
                  where={ofTag(tag)}
                  query={`where[tags][equals]=${encodeURIComponent(tag)}`}
                  isOn={isAsked(ofTag(tag))}
                >
                  {tag}
                </Narrow>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  );
}

const ofTag = (tag: string): Where => ({ tags: { equals: tag } });

const inWords = (where: Where): unknown =>
  JSON.parse(JSON.stringify(where), (_key, value: unknown) =>
    typeof value === 'boolean' ? String(value) : value,
  );
