import { type KeyboardEvent, type MouseEvent, type RefObject, useId, useState } from 'react';

import { type FoundTexts, useFoundTexts } from './use-found-texts';

interface SearchDialogProps {
  dialog: RefObject<HTMLDialogElement | null>;
  goTo: (href: string) => void;
}

/** One field for all text of the content; arrows go through what it finds, Enter opens it. */
export function SearchDialog({ dialog, goTo }: SearchDialogProps) {
  const [words, setWords] = useState('');
  const found = useFoundTexts(words);
  const id = useId();
  const first = typeof found === 'string' ? undefined : found.found[0]?.href;
  return (
    <dialog
      ref={dialog}
      className="content-search"
      aria-label="Search all text"
      onKeyDown={onArrow}
    >
      <form
        method="dialog"
        onSubmit={(event) => {
          event.preventDefault();
          if (first !== undefined) goTo(first);
        }}
      >
        <label htmlFor={id}>Search all text</label>
        <input
          id={id}
          type="search"
          autoComplete="off"
          value={words}
          maxLength={200}
          placeholder="Words that stand on the site, or in a description of a picture"
          onChange={(event) => setWords(event.target.value)}
        />
      </form>
      <p role="status">{statusOf(found)}</p>
      {typeof found === 'string' ? null : <Results found={found} goTo={goTo} />}
      <button
        type="button"
        className="content-search__close"
        onClick={() => dialog.current?.close()}
      >
        Close
      </button>
    </dialog>
  );
}

function Results({ found: { found }, goTo }: { found: FoundTexts; goTo: (href: string) => void }) {
  const follow = (event: MouseEvent, href: string) => {
    // In another tab, as with any link.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    goTo(href);
  };
  return (
    <ul>
      {found.map(({ label, href, excerpt, fixed }) => (
        <li key={`${href} ${excerpt}`}>
          <a href={href} onClick={(event) => follow(event, href)}>
            <small>{label}</small> {excerpt}
            {fixed !== undefined && <small>This wording is fixed, because {fixed}</small>}
          </a>
        </li>
      ))}
    </ul>
  );
}

function statusOf(found: ReturnType<typeof useFoundTexts>): string {
  if (found === 'nothing asked') return 'Finds every text of the site, drafts included.';
  if (found === 'searching') return 'Searching …';
  if (found === 'failed') return 'The search did not answer. Change a letter to try again.';
  if (found.count === 0) return 'No text has these words.';
  const shown = found.found.length < found.count ? `, of which these are the first` : '';
  return `${found.count} ${found.count === 1 ? 'text' : 'texts'}${shown}`;
}

/** Between the field and the results, as in a list. */
function onArrow(event: KeyboardEvent<HTMLDialogElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const places = [...event.currentTarget.querySelectorAll<HTMLElement>('input, li a')];
  const at = places.findIndex((place) => place === document.activeElement);
  event.preventDefault();
  places[at + step]?.focus();
}
