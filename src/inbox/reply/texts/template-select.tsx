import type { KeyboardEvent } from 'react';

import { lineButton, selectBox } from '@/ui/dense-controls';

import type { TextName } from './slash';

interface TemplateSelectProps {
  texts: readonly TextName[];
  pending: boolean;
}

/** Every text in a list, which works without scripts as well. */
export function TemplateSelect({ texts, pending }: TemplateSelectProps) {
  const own = texts.filter(({ isOwn }) => isOwn);
  const shared = texts.filter(({ isOwn }) => !isOwn);
  return (
    <div className="flex min-w-[min(100%,17rem)] flex-1 items-center gap-2">
      <label className="flex min-w-0 flex-1 items-center gap-2">
        <span className="text-ink-soft">Template</span>
        <select name="template" onKeyDown={insertByEnter} className={selectBox}>
          {own.length === 0 ? (
            <Options texts={shared} />
          ) : (
            <>
              <optgroup label="Yours">
                <Options texts={own} />
              </optgroup>
              <optgroup label="For all">
                <Options texts={shared} />
              </optgroup>
            </>
          )}
        </select>
      </label>
      <button
        type="submit"
        formNoValidate
        name="intent"
        value="insert"
        disabled={pending}
        className={lineButton}
      >
        Insert
      </button>
    </div>
  );
}

const Options = ({ texts }: Pick<TemplateSelectProps, 'texts'>) =>
  texts.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ));

/** Enter in the list means its own button, and not the first of the form. */
function insertByEnter(event: KeyboardEvent<HTMLSelectElement>) {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  const { form } = event.currentTarget;
  const insert = form?.querySelector<HTMLButtonElement>('button[value="insert"]');
  if (insert) form?.requestSubmit(insert);
}
