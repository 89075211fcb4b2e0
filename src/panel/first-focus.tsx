'use client';

import { useEffect, type ReactNode } from 'react';

import { marks } from '@/platform/payload/panel/marks';

/**
 * Puts the first focus of each question of the panel on “Cancel”. Payload (3.90.2) begins at the
 * first control in it: in that of a deletion, at “Skip trash and delete permanently”.
 */
export function FirstFocus({ children }: { readonly children: ReactNode }) {
  useEffect(() => {
    // Payload sets the first focus anew each time it draws the question.
    const begun = new WeakSet<Element>();
    const note = ({ target }: Event) => {
      const question = questionAround(target);
      if (question) begun.add(question);
    };
    const begin = ({ target }: Event) => {
      const question = questionAround(target);
      if (!question || begun.has(question)) return;
      question.querySelector<HTMLElement>(marks.cancel)?.focus();
    };
    document.addEventListener('keydown', note, true);
    document.addEventListener('pointerdown', note, true);
    document.addEventListener('focusin', begin);
    return () => {
      document.removeEventListener('keydown', note, true);
      document.removeEventListener('pointerdown', note, true);
      document.removeEventListener('focusin', begin);
    };
  }, []);
  return children;
}

const questionAround = (target: EventTarget | null) =>
  target instanceof Element ? target.closest(marks.question) : null;
