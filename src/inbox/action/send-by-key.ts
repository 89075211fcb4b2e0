import type { KeyboardEvent } from 'react';

/** Control or Command and Enter, as in mail programs: by the button that sends, where there are several. */
export function sendByKey(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  const { form } = event.currentTarget;
  form?.requestSubmit(form.querySelector<HTMLButtonElement>('button[value="send"]'));
}
