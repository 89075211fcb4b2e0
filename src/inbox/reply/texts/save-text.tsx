import type { KeyboardEvent } from 'react';

import { lineButton, textBox } from '@/ui/dense-controls';

interface SaveTextProps {
  isSaved: boolean;
  pending: boolean;
}

/** Keeps what stands in the box among one's own texts. Works without scripts. */
export const SaveText = ({ isSaved, pending }: SaveTextProps) => (
  <details className="group/save open:basis-full">
    <summary
      className={`${lineButton} cursor-pointer list-none group-open/save:bg-ink group-open/save:text-paper`}
    >
      Save this reply
    </summary>
    <div className="mt-2 flex flex-wrap items-end gap-2 border-l-[6px] border-accent py-1 pl-3">
      <label>
        <span className="mb-1 block text-ink-soft">Name of the text</span>
        <input
          name="textName"
          maxLength={60}
          autoComplete="off"
          onKeyDown={saveByEnter}
          className={`${textBox} w-56!`}
        />
      </label>
      <button
        type="submit"
        name="intent"
        value="save-text"
        disabled={pending}
        className={lineButton}
      >
        Save as my text
      </button>
      <p className="basis-full text-[13px] text-ink-soft">
        The sender’s name, company and reference become names in braces, which the next reply fills
        in. Change it at{' '}
        <a href="/admin/account#texts" className="underline underline-offset-2">
          your account
        </a>
        .
      </p>
    </div>
    {isSaved ? <p className="mt-2">Saved. Type / in a reply to find it.</p> : null}
  </details>
);

/** Else the first button of the whole form would be meant. */
function saveByEnter(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  const { form } = event.currentTarget;
  const save = form?.querySelector<HTMLButtonElement>('button[value="save-text"]');
  if (save) form?.requestSubmit(save);
}
