import { useEffect, useEffectEvent, useState } from 'react';

import type { PaletteAnswer, PalettePlace } from './entries';
import type { PageAction } from './page-actions';

/** A line of the palette: it leads somewhere, or does something. */
export interface PaletteEntry {
  readonly key: string;
  readonly label: string;
  readonly about?: string;
  readonly go?: string;
  readonly run?: () => void;
}

export interface PaletteGroup {
  readonly title: string;
  readonly entries: readonly PaletteEntry[];
}

async function ask(search: string, signal: AbortSignal): Promise<PaletteAnswer | null> {
  const query = search === '' ? '' : `?${new URLSearchParams({ q: search }).toString()}`;
  // What reads the answer comes with the first one: no page waits for it.
  const [answer, { paletteAnswer }] = await Promise.all([
    fetch(`/admin/palette${query}`, { signal }),
    import('./entries'),
  ]);
  return answer.ok ? paletteAnswer.parse(await answer.json()) : null;
}

/** Long enough that a word is typed to its end. */
const pauseMs = 200;

const nothing = { hits: [], problems: [] } satisfies Partial<PaletteAnswer>;

interface Found extends Pick<PaletteAnswer, 'hits' | 'problems'> {
  readonly search: string;
}

/** What the palette lists for what is typed. */
export function usePalette(isOpen: boolean, typed: string, actions: readonly PageAction[]) {
  const [places, setPlaces] = useState<readonly PalettePlace[]>([]);
  const [found, setFound] = useState<Found>({ search: '', ...nothing });
  const search = typed.trim();

  const takePlaces = useEffectEvent((answer: PaletteAnswer | null) => {
    if (answer) setPlaces(answer.places);
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const gone = new AbortController();
    void ask('', gone.signal).then(takePlaces, () => undefined);
    return () => gone.abort();
  }, [isOpen]);

  const takeFound = useEffectEvent((answer: PaletteAnswer | null) =>
    setFound({ search, ...(answer ?? nothing) }),
  );
  useEffect(() => {
    if (!isOpen || search === '') return undefined;
    const gone = new AbortController();
    const pause = setTimeout(() => {
      void ask(search, gone.signal).then(takeFound, () => undefined);
    }, pauseMs);
    return () => {
      clearTimeout(pause);
      gone.abort();
    };
  }, [isOpen, search]);

  const hits = found.search === search ? found.hits : [];
  const groups: PaletteGroup[] = [
    { title: 'Do', entries: actions.filter(isFoundBy(search)).map(asEntry) },
    { title: 'Go to', entries: places.filter(isFoundBy(search)).map(asEntry) },
    {
      title: 'Find',
      entries:
        search === ''
          ? []
          : [
              {
                key: 'search',
                label: `Search everywhere for “${search}”`,
                go: `/admin?${new URLSearchParams({ view: 'all', q: search }).toString()}`,
              },
              ...hits.map(({ id, name, about, address }) => ({
                ...{ key: id, label: name, about, go: address },
              })),
            ],
    },
  ];
  return {
    groups: groups.filter(({ entries }) => entries.length > 0),
    problems: search === '' ? [] : found.problems,
  };
}

/** Each word that is typed begins one of the label. */
const isFoundBy = (search: string) => {
  const wanted = search.toLowerCase().split(/\s+/);
  return ({ label }: { readonly label: string }) => {
    const words = label.toLowerCase().split(/[\s:]+/);
    return wanted.every((each) => words.some((word) => word.startsWith(each)));
  };
};

const asEntry = (each: PageAction | PalettePlace): PaletteEntry =>
  'run' in each
    ? { key: `do ${each.label}`, label: each.label, run: each.run }
    : { key: each.address, label: each.label, go: each.address };
