import { useRef, useState, type KeyboardEvent } from 'react';

/** What somebody is about to type: where its sign stands, and what it could mean. */
interface Found<Item> {
  readonly at: number;
  readonly items: readonly Item[];
}

/** What a text area with suggestions has to know, and what it tells. */
export interface Suggestions<Item> {
  readonly found: Found<Item> | null;
  /** Which of them Enter takes. */
  readonly chosen: number;
  readonly onCaret: (box: HTMLTextAreaElement) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => void;
  readonly onBlur: () => void;
  readonly take: (item: Item) => void;
}

/** The part of a text area that what is taken stands for: its sign and what was typed after it. */
export interface TypedPart {
  readonly box: HTMLTextAreaElement;
  readonly at: number;
  readonly end: number;
}

/**
 * Suggests what a sign in a text area could mean while somebody types after it.
 * @param find given the text up to the caret
 * @param onTake puts it in
 */
export function useSuggestions<Item>(
  find: (text: string) => Found<Item> | null,
  onTake: (item: Item, part: TypedPart) => void,
): Suggestions<Item> {
  const box = useRef<HTMLTextAreaElement | null>(null);
  const [found, setFound] = useState<Found<Item> | null>(null);
  const [chosen, choose] = useState(0);

  function onCaret(element: HTMLTextAreaElement) {
    box.current = element;
    setFound(find(element.value.slice(0, element.selectionStart)));
    choose(0);
  }

  function take(item: Item) {
    const element = box.current;
    if (!element || !found) return;
    setFound(null);
    onTake(item, { box: element, at: found.at, end: element.selectionStart });
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (!found) return;
    const count = found.items.length;
    const item = found.items[chosen];
    if (event.key === 'ArrowDown') choose((chosen + 1) % count);
    else if (event.key === 'ArrowUp') choose((chosen - 1 + count) % count);
    else if (isPlain(event) && (event.key === 'Enter' || event.key === 'Tab') && item) take(item);
    else if (event.key === 'Escape') setFound(null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return { found, chosen, onCaret, onKeyDown, onBlur: () => setFound(null), take };
}

/** Control and Enter still send. */
const isPlain = ({ ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean =>
  !ctrlKey && !metaKey && !shiftKey;
