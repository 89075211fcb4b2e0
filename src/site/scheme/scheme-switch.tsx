'use client';

import { useSyncExternalStore } from 'react';

import { type Scheme, schemes, shownScheme } from './scheme';

const labels: Record<Scheme, string> = { system: 'System', light: 'Light', dark: 'Dark' };

type Paper = Readonly<Record<'light' | 'dark', string>>;

/** Light, dark, or as the device has it. Hidden where no script runs. */
export function SchemeSwitch({ paper }: { paper: Paper }) {
  const shown = useSyncExternalStore<Scheme>(
    shownScheme.subscribe,
    shownScheme.get,
    () => 'system',
  );
  return (
    <>
      <BrowserColours paper={paper} shown={shown} />
      <fieldset className="hidden flex-wrap items-center gap-x-4 in-data-scheme:flex">
        <legend className="float-left py-2">Colour scheme</legend>
        <div className="flex border border-deep-line">
          {schemes.map((scheme) => (
            <label
              key={scheme}
              className="relative flex min-h-11 items-center px-3.5 hover:text-deep-ink has-checked:bg-one has-checked:font-[560] has-checked:text-one-ink forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText] forced-colors:has-checked:forced-color-adjust-none has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-deep-ink"
            >
              <input
                type="radio"
                name="colour-scheme"
                value={scheme}
                checked={scheme === shown}
                onChange={() => shownScheme.choose(scheme)}
                className="absolute inset-0 cursor-pointer opacity-0"
              />
              {labels[scheme]}
            </label>
          ))}
        </div>
      </fieldset>
    </>
  );
}

/** The browser's own bar has the colour of the page below it. React puts these into the head. */
function BrowserColours({ paper, shown }: { paper: Paper; shown: Scheme }) {
  if (shown !== 'system') return <meta name="theme-color" content={paper[shown]} />;
  return (
    <>
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={paper.light} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={paper.dark} />
    </>
  );
}
