'use client';

import { Search } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent } from 'react';

import { barButton } from '@/ui/dense-controls';
import { useHydrated } from '@/ui/use-hydrated';

import { pageActions, type PageAction } from './page-actions';
import { entryId, PaletteList } from './palette-list';
import { usePalette, type PaletteEntry } from './use-palette';

interface PaletteProps {
  /** The id of who looks. */
  viewer: string;
}

/**
 * Goes anywhere, does what the page can do, and finds anything: by Ctrl K, or the button. A combobox in a
 * dialog; what it lists moves under the keys while the field keeps the focus.
 */
export function Palette({ viewer }: PaletteProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const hydrated = useHydrated();
  const router = useRouter();
  const list = useId();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [place, setPlace] = useState(0);
  const [actions, setActions] = useState<readonly PageAction[]>([]);
  const { groups, problems } = usePalette(isOpen, typed, actions);
  const entries = groups.flatMap((group) => group.entries);
  const active = entries[Math.min(place, entries.length - 1)];

  function open() {
    // Before the dialog takes the focus: what is meant is the row that has it now.
    setActions(pageActions(viewer));
    setTyped('');
    setPlace(0);
    setOpen(true);
    dialog.current?.showModal();
  }

  const answerKey = useEffectEvent((event: globalThis.KeyboardEvent) => {
    const isAsked = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
    if (!isAsked || event.altKey || event.shiftKey) return;
    event.preventDefault();
    if (isOpen) dialog.current?.close();
    else if (!document.querySelector('dialog[open]')) open();
  });
  useEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent) => answerKey(event);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  function choose({ go, run }: PaletteEntry) {
    // The focus goes back to where it was, and the button is pressed there.
    dialog.current?.close();
    run?.();
    if (go?.startsWith('/cms')) window.location.assign(go);
    else if (go) router.push(go);
  }

  function onKeyDown(event: KeyboardEvent) {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step !== undefined && active) {
      event.preventDefault();
      setPlace((entries.indexOf(active) + step + entries.length) % entries.length);
    }
    if (event.key === 'Enter' && active && !event.nativeEvent.isComposing) {
      event.preventDefault();
      choose(active);
    }
  }

  return (
    <>
      <button
        type="button"
        disabled={!hydrated}
        onClick={open}
        aria-keyshortcuts="Control+K Meta+K"
        title="Go, do or find (Ctrl K)"
        className={`${barButton} max-sm:px-2.5`}
      >
        <Search aria-hidden="true" strokeWidth={1.5} className="size-4.5" />
        <span className="max-sm:sr-only">Go to or find</span>
      </button>
      <dialog
        ref={dialog}
        aria-label="Go, do or find"
        onClose={() => setOpen(false)}
        onClick={({ target, currentTarget }) => target === currentTarget && currentTarget.close()}
        className="mx-auto mt-[10vh] mb-auto w-[min(620px,100vw-24px)] overflow-hidden border border-t-[3px] border-edge border-t-accent bg-paper text-[15px] text-ink backdrop:bg-deep/60 max-sm:mt-3"
      >
        {isOpen ? (
          <div className="flex max-h-[min(560px,80dvh)] flex-col">
            <input
              autoFocus
              role="combobox"
              aria-expanded={entries.length > 0}
              aria-controls={list}
              aria-autocomplete="list"
              aria-activedescendant={active && entryId(list, active)}
              aria-label="Go, do or find"
              placeholder="Where to, what to do, or words to find"
              maxLength={300}
              autoComplete="off"
              spellCheck={false}
              value={typed}
              onChange={({ currentTarget }) => {
                setTyped(currentTarget.value);
                setPlace(0);
              }}
              onKeyDown={onKeyDown}
              className="min-h-14 flex-none border-b border-line bg-paper px-4 text-[17px] -outline-offset-2"
            />
            <PaletteList
              {...{ list, groups, active, problems }}
              onChoose={choose}
              onPoint={(entry) => setPlace(entries.indexOf(entry))}
            />
          </div>
        ) : null}
      </dialog>
    </>
  );
}
