'use client';

import { Keyboard } from 'lucide-react';
import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';

import { prepareToasts, showToast } from '@/ui/toast/toast';
import { useHydrated } from '@/ui/use-hydrated';

import type { Scope } from '../action/scope';
import { answerOf } from '../action/use-form-action';
import { useMay } from '../frame/only-for';
import { change } from '../list/actions';
import { inboxPanel } from '../list/inbox-panel';
import {
  isLastRow,
  markLeaving,
  moveSelection,
  seenInRow,
  selectedId,
} from '../list/table/row-focus';
import { tickInFocus } from '../list/table/ticks';
import { closeOpen, goTo, nextAfterOpen, openSnooze, pressWatch, undoLast } from './open-detail';
import { keepFocus } from './keep-focus';
import { KeyHelp } from './key-help';

interface InboxKeysProps {
  scope: Scope;
  /** The id of the open submission. */
  open: string | null;
  /** Its status, where it stands on no row. */
  seen: string | null;
}

const setting = 'inbox_shortcuts';

const failures = {
  archived: 'Not archived',
  spam: 'Not marked as spam',
  'not-spam': 'Not marked as no spam',
};

/**
 * Single keys act while the list or an open submission has the focus, never while somebody types, and
 * can be switched off (WCAG 2.1.4): words that are typed nowhere must not archive anything.
 */
export function InboxKeys({ scope, open, seen }: InboxKeysProps) {
  const help = useRef<HTMLDialogElement>(null);
  const hydrated = useHydrated();
  const mayWork = useMay('work');
  const [off, setOff] = useState(false);

  useEffect(() => {
    // What tells of a failure must be there when the network has gone.
    void prepareToasts();
    // Read after the first paint: the server cannot know it.
    startTransition(() => setOff(localStorage.getItem(setting) === 'off'));
    return keepFocus();
  }, []);

  function showHelp() {
    help.current?.showModal();
    // Else the switch would have the focus, and the next key would press it.
    help.current?.querySelector<HTMLElement>('h2')?.focus();
  }

  function mark(as: 'archived' | 'spam' | 'not-spam') {
    const id = selectedId(open);
    if (!id) return;
    const data = new FormData();
    data.set('form', scope);
    data.set('id', id);
    data.set('change', as);
    const status = seenInRow(id) ?? seen;
    if (status !== null) data.set('seen', status);
    const next = open === null ? null : nextAfterOpen();
    if (next !== null) data.set('next', next);
    // In a list of work the row goes.
    else if (scope === 'all') moveSelection(isLastRow(id) ? -1 : 1, null);
    const stay = markLeaving(id);
    startTransition(async () => {
      const { problem } = await answerOf(change, {}, data);
      stay();
      if (problem) void showToast({ title: failures[as], text: problem, tone: 'error' });
    });
  }

  const working: Record<string, () => void> = {
    e: () => mark('archived'),
    '!': () => mark('spam'),
    h: () => mark('not-spam'),
    s: openSnooze,
    r: () => goTo('reply'),
    t: () => goTo('template'),
    n: () => goTo('note'),
    a: () => goTo('assignee'),
    x: tickInFocus,
    z: undoLast,
  };
  const actions: Record<string, () => void> = {
    ...(mayWork ? working : {}),
    w: pressWatch,
    j: () => moveSelection(1, open),
    k: () => moveSelection(-1, open),
  };
  const search = () => document.getElementById('search')?.focus();

  // An effect event, which sees what is shown now: a key may come before the effects of the next
  // submission run.
  const answerKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || help.current?.open) return;
    const field = fieldOf(event.target);
    if (field) {
      // What is typed is kept: Escape gives the keys back. A list of names takes it for itself.
      if (event.key === 'Escape' && !event.defaultPrevented) leave(field);
      return;
    }
    const always: Record<string, () => void> = {
      '?': showHelp,
      Escape: closeOpen,
      ...(off ? {} : { '/': search }),
    };
    const act = always[event.key] ?? (off || !isInInbox(event.target) ? null : actions[event.key]);
    if (!act) return;
    event.preventDefault();
    act();
  });

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => answerKey(event);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  function switchOff(isOff: boolean) {
    setOff(isOff);
    localStorage.setItem(setting, isOff ? 'off' : 'on');
  }

  return (
    <>
      <button
        type="button"
        disabled={!hydrated}
        aria-label="Keyboard shortcuts"
        title="Keyboard shortcuts (?)"
        onClick={showHelp}
        className="grid size-9 place-items-center hover:bg-accent hover:text-accent-ink max-sm:hidden"
      >
        <Keyboard aria-hidden="true" strokeWidth={1.5} className="size-5" />
      </button>
      <KeyHelp ref={help} isOff={off} onSwitch={switchOff} />
    </>
  );
}

/** To what it belongs to, where the keys act. */
function leave(field: HTMLElement): void {
  const around = field.closest<HTMLElement>('[data-item]') ?? document.getElementById(inboxPanel);
  field.blur();
  around?.focus({ preventScroll: true });
}

/** In the list, or in what is open. */
const isInInbox = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(`#${inboxPanel}, [data-item]`) !== null;

/** Where somebody types. */
const fieldOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof HTMLElement
    ? target.closest<HTMLElement>(
        'textarea, select, input:not([type="checkbox"]), [contenteditable]',
      )
    : null;
