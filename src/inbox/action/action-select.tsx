'use client';

import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';

import { selectBox } from '@/ui/dense-controls';

import { useTyped } from './action-form';
import { keepDraft, useDraft } from './drafts';

interface ActionSelectProps {
  name: string;
  /** What is stored, and how people call it. */
  value: string;
  word: string;
  /** Under which a choice that is not stored yet is kept (`draftKey`). */
  draft: string;
  children: ReactNode;
}

/** Separates what was chosen from what was stored then; no value contains it. */
const mark = '\n';

/**
 * Shows what is stored, or a choice that is not stored yet. That stays when a colleague changes the
 * same submission, and then says so.
 */
export function ActionSelect({ name, value, word, draft, children }: ActionSelectProps) {
  const typed = useTyped(name);
  const box = useRef<HTMLSelectElement>(null);
  const hadFocus = useRef(false);
  const kept = useDraft(draft);
  const [chosen, from] = kept.split(mark);
  const choice = kept !== '' && chosen !== undefined && chosen !== value ? chosen : null;

  useEffect(() => {
    if (kept !== '' && choice === null) keepDraft(draft, '');
    else if (box.current && choice !== null) box.current.value = choice;
  }, [draft, kept, choice, value]);

  // A new value makes a new element, which gets the focus back.
  function hold(element: HTMLSelectElement) {
    box.current = element;
    if (hadFocus.current) element.focus({ preventScroll: true });
    return () => {
      hadFocus.current = document.activeElement === element;
    };
  }

  return (
    <>
      <select
        ref={hold}
        key={value}
        name={name}
        defaultValue={typed ?? value}
        onChange={({ currentTarget: { value: now } }) =>
          keepDraft(draft, now === value ? '' : `${now}${mark}${value}`)
        }
        onKeyDown={storeByEnter}
        className={selectBox}
      >
        {children}
      </select>
      {choice !== null && from !== value ? (
        <span role="status" className="mt-1 block font-[580]">
          {`Meanwhile it became “${word}”. Your choice is not stored yet.`}
        </span>
      ) : null}
    </>
  );
}

/** As in a field of text. */
function storeByEnter(event: KeyboardEvent<HTMLSelectElement>) {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
