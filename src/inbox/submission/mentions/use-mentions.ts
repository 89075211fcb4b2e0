import { useRef, useState, type KeyboardEvent } from 'react';

import type { Colleague } from '../colleagues';
import { suggestionFor, type Suggestion } from './mentions';

/** What a text area with suggestions has to know, and what it tells. */
export interface Mentions {
  readonly suggested: Suggestion | null;
  /** Which of them Enter takes. */
  readonly chosen: number;
  readonly onCaret: (box: HTMLTextAreaElement) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => void;
  readonly onBlur: () => void;
  readonly take: (colleague: Colleague) => void;
}

/**
 * Suggests colleagues while somebody types `@` and a name.
 * @param onType is told of the whole text once a name is put in
 */
export function useMentions(
  colleagues: readonly Colleague[],
  onType: (text: string) => void,
): Mentions {
  const box = useRef<HTMLTextAreaElement | null>(null);
  const [suggested, suggest] = useState<Suggestion | null>(null);
  const [chosen, choose] = useState(0);

  function onCaret(element: HTMLTextAreaElement) {
    box.current = element;
    suggest(suggestionFor(element.value.slice(0, element.selectionStart), colleagues));
    choose(0);
  }

  function take({ name }: Colleague) {
    const element = box.current;
    if (!element || !suggested) return;
    element.setRangeText(`@${name} `, suggested.at, element.selectionStart, 'end');
    element.focus();
    onType(element.value);
    suggest(null);
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (!suggested) return;
    const count = suggested.colleagues.length;
    const found = suggested.colleagues[chosen];
    if (event.key === 'ArrowDown') choose((chosen + 1) % count);
    else if (event.key === 'ArrowUp') choose((chosen - 1 + count) % count);
    else if ((event.key === 'Enter' || event.key === 'Tab') && found) take(found);
    else if (event.key === 'Escape') suggest(null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return { suggested, chosen, onCaret, onKeyDown, onBlur: () => suggest(null), take };
}
