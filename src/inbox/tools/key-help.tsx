import type { Ref } from 'react';

import { lineButton } from '@/ui/dense-controls';

interface KeyHelpProps {
  ref: Ref<HTMLDialogElement>;
  isOff: boolean;
  onSwitch: (isOff: boolean) => void;
}

const keys = [
  ['j', 'Next one'],
  ['k', 'The one before'],
  ['Enter', 'Open or close the row'],
  ['e', 'Archive it'],
  ['!', 'Mark it as spam'],
  ['h', 'It is no spam: release it'],
  ['s', 'Snooze it'],
  ['r', 'Reply to it'],
  ['t', 'Choose a template'],
  ['n', 'Write a note'],
  ['a', 'Assign it'],
  ['w', 'Watch it, or no longer'],
  ['x', 'Tick the row in focus'],
  ['Shift click', 'Tick all rows from the last ticked one'],
  ['z', 'Undo the last; again, the one before'],
  ['/ in a reply', 'Put in a text'],
  ['Ctrl B', 'Bold, in a reply'],
  ['Ctrl Shift L', 'A link, in a reply'],
  ['Ctrl Shift 8, 7', 'A list, or a numbered one'],
  ['Ctrl Enter', 'Send the reply, or add the note'],
  ['Ctrl Shift Enter', 'Send the reply and archive'],
  ['Ctrl Alt Enter', 'Send the reply and open the next one'],
  ['Esc', 'Leave the field, or close it'],
  ['/', 'Search'],
  ['Ctrl K', 'Go, do or find'],
  ['?', 'This list'],
] as const;

const searches = [
  ['“two words”', 'Exactly this'],
  ['-word', 'Without it; also -is:spam'],
  ['from:example.com', 'Who sent it: a name, an address or what follows the @'],
  ['to:Ada, to:me', 'Whom it is assigned to, or nobody'],
  [
    'is:open',
    'Or done, archived, spam, unread, answered, snoozed, overdue, waiting-for-us, waiting-for-them, not-delivered, set-aside, mine, watching, mentions, assigned, unassigned, trash',
  ],
  ['has:file, has:note', 'With a file, or a note of ours'],
  [
    'has:draft',
    'With a reply that is not sent: shared, taken back by you, or a file of yours for one',
  ],
  ['tag:event, has:tag', 'By a tag or a part of it; with any'],
  ['priority:high', 'Or normal, low'],
  ['before:1 nov', 'It came before that day'],
  ['after:2026-11-01', 'It came on that day or later; also yesterday, last week'],
  ['form:quote', 'By that form'],
] as const;

export function KeyHelp({ ref, isOff, onSwitch }: KeyHelpProps) {
  return (
    <dialog
      ref={ref}
      aria-labelledby="key-help"
      className="m-auto max-h-[calc(100dvh-40px)] w-[min(460px,100vw-40px)] overflow-y-auto border-t-[3px] border-accent bg-paper p-6 text-ink backdrop:bg-deep/60"
    >
      <h2 id="key-help" tabIndex={-1} className="text-[22px] leading-[1.2] outline-none">
        Keyboard shortcuts
      </h2>
      <p className="mt-2 text-ink-soft">
        They act while the list or an open submission has the focus: click into it, or Tab to it.
      </p>
      <dl className="mt-4 border-t border-line">
        {keys.map(([key, meaning]) => (
          <div key={key} className="grid grid-cols-[132px_1fr] border-b border-line py-[7px]">
            <dt>
              <kbd className="border border-edge px-1.5 py-0.5 font-sans font-[620]">{key}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <h3 className="mt-5 text-[16px]">In the search box</h3>
      <dl className="mt-2 border-t border-line">
        {searches.map(([words, meaning]) => (
          <div key={words} className="grid grid-cols-[150px_1fr] border-b border-line py-[7px]">
            <dt>{words}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <label className="mt-4 flex min-h-11 items-center gap-2.5">
        <input
          type="checkbox"
          checked={!isOff}
          onChange={({ currentTarget }) => onSwitch(!currentTarget.checked)}
          className="size-4 accent-ink"
        />
        Use single keys
      </label>
      <form method="dialog" className="mt-2">
        <button type="submit" className={lineButton}>
          Close
        </button>
      </form>
    </dialog>
  );
}
