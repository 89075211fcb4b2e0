'use client';

import { selectBox, solidButton, textBox, tick } from '@/ui/dense-controls';

import { Problem } from '../action/action-form';
import { useFormAction } from '../action/use-form-action';
import { newToken, type TokenState } from './actions';
import { lifetimes } from './lifetimes';

interface TokenFormProps {
  scopes: readonly { readonly name: string; readonly label: string }[];
}

const noState: TokenState = {};

/** Makes a token, and shows it. Works without scripts as well. */
export function TokenForm({ scopes }: TokenFormProps) {
  const { state, pending, problem, formProps } = useFormAction(newToken, noState);
  return (
    <section aria-labelledby="new-token" className="mt-8 max-w-[60ch]">
      <h2 id="new-token" className="text-[20px]">
        New token
      </h2>
      {state.made ? <MadeToken {...state.made} /> : null}
      <form {...formProps} aria-busy={pending} className="mt-3 grid gap-4">
        <label className="grid gap-1">
          Name
          <input
            name="name"
            required
            maxLength={80}
            autoComplete="off"
            defaultValue={state.typed?.['name'] ?? ''}
            className={textBox}
          />
        </label>
        <fieldset>
          <legend>The program may:</legend>
          <ul className="mt-1">
            {scopes.map(({ name, label }) => (
              <li key={name}>
                <label className="inline-flex min-h-9 items-center gap-2.5 max-sm:min-h-11">
                  <input
                    type="checkbox"
                    name="scope"
                    value={name}
                    defaultChecked={state.ticked?.includes(name)}
                    className={tick}
                  />
                  <span className="wrap-anywhere">
                    {label} <code className="text-[13px] text-ink-soft">{name}</code>
                  </span>
                </label>
              </li>
            ))}
          </ul>
        </fieldset>
        <label className="grid gap-1">
          It works for
          <select
            name="days"
            defaultValue={state.typed?.['days'] ?? lifetimes[1].days}
            className={selectBox}
          >
            {lifetimes.map(({ days, label }) => (
              <option key={days} value={days}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <div className="flex flex-wrap items-center gap-3">
          <button type="submit" disabled={pending} className={solidButton}>
            Make token
          </button>
          <Problem text={problem} />
        </div>
      </form>
    </section>
  );
}

const MadeToken = ({ name, secret }: NonNullable<TokenState['made']>) => (
  <div role="status" className="mt-3 border-l-[6px] border-accent py-1 pl-3">
    <p className="font-[620] wrap-anywhere">The token “{name}” is made. Copy it now:</p>
    <p className="mt-2 bg-sheet p-2 wrap-anywhere">
      <code className="text-[14px] select-all">{secret}</code>
    </p>
    <p className="mt-2 text-[14px] text-ink-soft">
      It is shown this once, since we keep only a hash of it. Whoever has it acts as you, so keep it
      where the program keeps its passwords.
    </p>
  </div>
);
