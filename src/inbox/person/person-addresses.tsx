import type { AddressJoin } from '@/submissions/records/person/joins';
import { lineButton } from '@/ui/dense-controls';

import { ActionForm } from '../action/action-form';
import { formatDate } from '../frame/format-date';
import { OnlyFor } from '../frame/only-for';
import { changeJoins } from './actions';
import { JoinForm } from './join-form';

interface PersonAddressesProps {
  /** Of a submission or a mail of theirs. */
  id: string;
  addresses: readonly string[];
  joins: readonly AddressJoin[];
  offered: readonly string[];
}

/** The addresses of a person: which were joined, by whom, and the way back. */
export function PersonAddresses({ id, addresses, joins, offered }: PersonAddressesProps) {
  return (
    <section aria-labelledby="addresses" className="mt-5">
      <h2 id="addresses" className="text-[17px]">
        {addresses.length === 1 ? 'Address' : 'Addresses'}
      </h2>
      <p role="status" className="mt-1 wrap-anywhere">
        {addresses.join(', ')}
      </p>
      <ul className="mt-2 grid gap-2">
        {joins.map(({ id: join, one, other, by, at }) => (
          <li key={join} className="border-l-[6px] border-accent py-1 pl-3">
            <ActionForm
              action={changeJoins}
              aria-label={`${one} and ${other}`}
              className="flex flex-wrap items-center gap-x-4 gap-y-2"
            >
              <input type="hidden" name="join" value={join} />
              <p className="min-w-0 text-[14px] wrap-anywhere">
                {one} and {other} were joined by {by ?? 'a former colleague'} on{' '}
                <time dateTime={at}>{formatDate(at)}</time>.
              </p>
              <OnlyFor right="work">
                <button type="submit" name="step" value="take-apart" className={lineButton}>
                  Take apart
                </button>
              </OnlyFor>
            </ActionForm>
          </li>
        ))}
      </ul>
      <OnlyFor right="work">
        <JoinForm person={id} offered={offered} />
      </OnlyFor>
    </section>
  );
}
