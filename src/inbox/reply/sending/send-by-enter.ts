import type { KeyboardEvent } from 'react';

/**
 * Enter in a box of the conversation's form presses the button that belongs to it: else the first button of
 * the whole form would be meant.
 * @param intent the value of the button
 */
export const sendByEnter =
  (intent: string) =>
  (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const { form } = event.currentTarget;
    const send = form?.querySelector<HTMLButtonElement>(`button[value="${intent}"]`);
    if (send) form?.requestSubmit(send);
  };
