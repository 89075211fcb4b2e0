import { Bold, Link, List, ListOrdered, type LucideIcon } from 'lucide-react';
import type { KeyboardEvent } from 'react';

import { useHydrated } from '@/ui/use-hydrated';

import {
  continueList,
  makeLink,
  toggleBold,
  toggleList,
  type Edit,
  type Selected,
} from './edit-format';

interface FormatTool {
  readonly label: string;
  /** As people press it, and by its place on the keyboard where a layout writes another sign there. */
  readonly keys: string;
  readonly code: string;
  readonly shift: boolean;
  readonly icon: LucideIcon;
  readonly edit: (selected: Selected) => Edit;
}

const tools: readonly FormatTool[] = [
  { label: 'Bold', keys: 'Control+B', code: 'KeyB', shift: false, icon: Bold, edit: toggleBold },
  { label: 'Link', keys: 'Control+Shift+L', code: 'KeyL', shift: true, icon: Link, edit: makeLink },
  {
    ...{ label: 'List', keys: 'Control+Shift+8', code: 'Digit8', shift: true, icon: List },
    edit: (selected) => toggleList(selected, false),
  },
  {
    ...{ label: 'Numbered list', keys: 'Control+Shift+7', code: 'Digit7', shift: true },
    ...{ icon: ListOrdered, edit: (selected) => toggleList(selected, true) },
  },
];

interface FormatToolsProps {
  /** The id of the text area. */
  boxId: string;
  pending: boolean;
  onType: (text: string) => void;
}

/** Buttons that write the notation; before scripts answer, how to write it by hand. */
export function FormatTools({ boxId, pending, onType }: FormatToolsProps) {
  const hydrated = useHydrated();
  if (!hydrated)
    return (
      <p className="flex min-h-9 items-center text-[13px] text-ink-soft max-sm:min-h-11">
        **bold**, [words](https://…), lines that begin with - or 1.
      </p>
    );
  function press({ edit }: FormatTool) {
    const box = document.getElementById(boxId);
    if (box instanceof HTMLTextAreaElement) onType(edited(box, edit));
  }
  return (
    <div role="group" aria-label="Formatting" className="flex">
      {tools.map((tool) => (
        <button
          key={tool.label}
          type="button"
          aria-label={tool.label}
          aria-keyshortcuts={tool.keys}
          title={`${tool.label} (${tool.keys.replaceAll('+', ' ')})`}
          disabled={pending}
          // The text area keeps what is selected.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => press(tool)}
          className="grid size-9 place-items-center hover:bg-accent hover:text-accent-ink max-sm:size-11"
        >
          <tool.icon aria-hidden="true" strokeWidth={1.5} className="size-4.5" />
        </button>
      ))}
    </div>
  );
}

/** Does what a tool's keys mean, or Enter in a list; says whether they meant something. */
export function formatByKey(
  event: KeyboardEvent<HTMLTextAreaElement>,
  onType: (text: string) => void,
): void {
  const edit = editOf(event);
  const box = event.currentTarget;
  if (!edit || box.readOnly) return;
  event.preventDefault();
  onType(edited(box, () => edit));
}

function editOf(event: KeyboardEvent<HTMLTextAreaElement>): Edit | null {
  const { code, key, shiftKey, altKey, nativeEvent } = event;
  const held = selectedIn(event.currentTarget);
  const isCommand = event.ctrlKey || event.metaKey;
  if (key === 'Enter' && !isCommand && !shiftKey && !altKey && !nativeEvent.isComposing)
    return continueList(held);
  const tool = tools.find((each) => each.code === code && each.shift === shiftKey);
  return tool && isCommand && !altKey ? tool.edit(held) : null;
}

const selectedIn = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): Selected => ({
  text: value,
  start: selectionStart,
  end: selectionEnd,
});

/** @returns what stands in the box then */
function edited(box: HTMLTextAreaElement, edit: FormatTool['edit']): string {
  const { from, to, put, start, end } = edit(selectedIn(box));
  box.setRangeText(put, from, to);
  box.setSelectionRange(start, end);
  box.focus();
  return box.value;
}
