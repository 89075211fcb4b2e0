import { useEffect, useRef, type KeyboardEvent } from 'react';

import { classNames } from '@/ui/class-names';
import { textBox } from '@/ui/dense-controls';

export interface DraftBoxProps {
  text: string;
  label: string;
  id?: string;
  placeholder?: string;
  maxLength: number;
  rows: number;
  /** It begins with room for a letter. */
  tall?: boolean;
  readOnly?: boolean;
  /** What was typed before; the server does not know it. */
  draft?: string;
  onType?: (text: string) => void;
  onKeyDown?: (event: KeyboardEvent<HTMLTextAreaElement>) => void;
  /** After each key and click: where the caret stands may say more than the text. */
  onCaret?: (box: HTMLTextAreaElement) => void;
  onBlur?: () => void;
  'aria-autocomplete'?: 'list';
  'aria-controls'?: string;
  'aria-activedescendant'?: string;
}

/** Control or Command and Enter, as in mail programs: by the button that sends, where there are several. */
export function sendByKey(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  const { form } = event.currentTarget;
  form?.requestSubmit(form.querySelector<HTMLButtonElement>('button[value="send"]'));
}

/** Where somebody writes, and finds again what they wrote before. */
export function DraftBox({ text, label, tall, draft, onType, onCaret, ...rest }: DraftBoxProps) {
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
      {...rest}
      ref={box}
      name="text"
      aria-label={label}
      required
      defaultValue={text}
      onInput={({ currentTarget }) => {
        onType?.(currentTarget.value);
        onCaret?.(currentTarget);
      }}
      onClick={({ currentTarget }) => onCaret?.(currentTarget)}
      className={classNames(textBox, 'field-sizing-content py-2', tall && 'min-h-32!')}
    />
  );
}
