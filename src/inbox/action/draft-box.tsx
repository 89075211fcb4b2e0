import { useEffect, useRef, type ClipboardEvent, type KeyboardEvent } from 'react';

import { classNames } from '@/ui/class-names';
import { textBox } from '@/ui/dense-controls';

export interface DraftBoxProps {
  /** Of the field; without it, `text`. */
  name?: string;
  text: string;
  label: string;
  id?: string;
  placeholder?: string | undefined;
  maxLength: number;
  rows: number;
  /** It begins with room for a letter. */
  tall?: boolean;
  readOnly?: boolean;
  isOptional?: boolean;
  /** What was typed before; the server does not know it. */
  draft?: string;
  onType?: (text: string) => void;
  onKeyDown?: (event: KeyboardEvent<HTMLTextAreaElement>) => void;
  /** After each key and click: where the caret stands may say more than the text. */
  onCaret?: (box: HTMLTextAreaElement) => void;
  onBlur?: () => void;
  onPaste?: (event: ClipboardEvent<HTMLTextAreaElement>) => void;
  'aria-autocomplete'?: 'list';
  'aria-controls'?: string;
  'aria-activedescendant'?: string;
  'aria-describedby'?: string;
}

/**
 * Control or Command and Enter, as in mail programs: by the button that sends, where there are several.
 * With Shift by the one that archives as well, with Alt by the one that goes on to the next.
 */
export function sendByKey(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  const { form } = event.currentTarget;
  const button = (value: string) =>
    form?.querySelector<HTMLButtonElement>(`button[value="${value}"]`) ?? null;
  const meant = event.shiftKey ? 'send-archive' : event.altKey ? 'send-next' : 'send';
  form?.requestSubmit(button(meant) ?? button('send'));
}

/** It grows with what is written; where it stands below a thread, not so far that it covers that. */
const tallBox = 'min-h-32! @min-[670px]/reading:max-h-[38dvh] @min-[670px]/reading:min-h-20!';

/** Where somebody writes, and finds again what they wrote before. */
export function DraftBox({ text, label, tall, isOptional, draft, ...others }: DraftBoxProps) {
  const { onType, onCaret, ...rest } = others;
  const box = useRef<HTMLTextAreaElement>(null);
  const isKept = useRef(false);
  useEffect(() => {
    if (!box.current || draft === undefined || box.current.value === draft) return;
    // What stands here before anything is kept was typed before the page was ready.
    if (draft === '' && !isKept.current) onType?.(box.current.value);
    else box.current.value = draft;
  });
  useEffect(() => {
    isKept.current = true;
  }, []);
  return (
    <textarea
      name="text"
      {...rest}
      ref={box}
      aria-label={label}
      required={!isOptional}
      defaultValue={text}
      onInput={({ currentTarget }) => {
        onType?.(currentTarget.value);
        onCaret?.(currentTarget);
      }}
      onClick={({ currentTarget }) => onCaret?.(currentTarget)}
      className={classNames(textBox, 'field-sizing-content py-2', tall && tallBox)}
    />
  );
}
