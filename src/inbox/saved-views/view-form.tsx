'use client';

import { useId } from 'react';

import { lineButton, textBox, tick } from '@/ui/dense-controls';

import { Problem } from '../action/action-form';
import { useFormAction } from '../action/use-form-action';
import { OnlyFor } from '../frame/only-for';
import { changeViews } from './actions';

interface ViewFormProps {
  /** The one that is open, or a new one of this query. */
  view: { readonly id: string; readonly name: string; readonly isShared: boolean } | null;
  query: string;
}

/** Names a view, or changes one. Works without scripts, too. */
export function ViewForm({ view, query }: ViewFormProps) {
  const field = useId();
  const { state, pending, problem, formProps } = useFormAction(changeViews, {});
  return (
    <form
      {...formProps}
      aria-label={view ? `Edit the view ${view.name}` : 'Save this view'}
      aria-busy={pending}
      className="flex flex-wrap items-end gap-x-3 gap-y-2 border-l-[6px] border-accent py-1 pl-3"
    >
      <input type="hidden" name="query" value={query} />
      {view ? <input type="hidden" name="id" value={view.id} /> : null}
      <label htmlFor={field} className="min-w-0">
        <span className="mb-1 block text-ink-soft">Name</span>
        <input
          id={field}
          name="name"
          required
          maxLength={60}
          autoComplete="off"
          defaultValue={state.typed?.['name'] ?? view?.name ?? ''}
          className={`${textBox} w-56!`}
        />
      </label>
      <OnlyFor right="settings">
        <label className="inline-flex min-h-9 items-center gap-2 max-sm:min-h-11">
          <input
            type="checkbox"
            name="shared"
            defaultChecked={view?.isShared ?? state.typed?.['shared'] === 'on'}
            className={tick}
          />
          Colleagues see it, too
        </label>
      </OnlyFor>
      <button
        type="submit"
        name="step"
        value={view ? 'change' : 'save'}
        disabled={pending}
        className={lineButton}
      >
        Save
      </button>
      {view ? (
        <button
          type="submit"
          name="step"
          value="remove"
          formNoValidate
          disabled={pending}
          className={lineButton}
        >
          Remove view
        </button>
      ) : null}
      <Problem text={problem} />
    </form>
  );
}
