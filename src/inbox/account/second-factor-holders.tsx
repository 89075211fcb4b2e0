import { lineButton } from '@/ui/dense-controls';

import { ActionForm } from '../action/action-form';
import { takeAwaySecondFactor } from './actions';
import { PasswordField } from './password-field';
import type { Holder } from './second-factor';

/** Where staff help somebody who lost both the app and the recovery codes. */
export function SecondFactorHolders({ holders }: { holders: readonly Holder[] }) {
  if (holders.length === 0) return null;
  return (
    <section aria-labelledby="holders" className="mt-10">
      <h2 id="holders" className="text-[20px]">
        Other people’s second factors
      </h2>
      <p className="mt-2 max-w-[60ch]">
        For somebody who lost both their app and their recovery codes. Make sure that it is them who
        ask. They are signed out everywhere, and sign in with their password alone, or set up a new
        factor if one is required.
      </p>
      <ul className="mt-3 max-w-[44rem]">
        {holders.map(({ id, name, email }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-2"
          >
            <span className="min-w-0 wrap-anywhere">
              {name}, {email}
            </span>
            <ActionForm
              action={takeAwaySecondFactor}
              className="flex flex-wrap items-end justify-end gap-x-4 gap-y-2"
            >
              <input type="hidden" name="id" value={id} />
              <PasswordField id={`take-away-${id}`} />
              <button
                type="submit"
                aria-label={`Take away the second factor of ${name}`}
                className={lineButton}
              >
                Take away
              </button>
            </ActionForm>
          </li>
        ))}
      </ul>
    </section>
  );
}
