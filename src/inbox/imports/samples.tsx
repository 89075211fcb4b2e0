import type { ReactNode } from 'react';

import { shortDay } from '@/platform/place/days';
import { moneyText } from '@/platform/place/money';
import {
  listContactSamples,
  listDealSamples,
  type ImportedContact,
  type ImportedDeal,
  type Sample,
} from '@/submissions/imports';
import type { FileImport } from '@/submissions/records/imports/imports';
import { moneyOf } from '@/submissions/records/opportunities/opportunity';
import type { Stage } from '@/submissions/records/opportunities/settings';

import { LoadingFailure } from '../frame/loading';
import { reading } from '../list/reads/reading';
import { outcomeLabels, stageLabel } from '../pipeline/words';
import type { Account } from './accounts';

interface DealSamplesProps {
  shown: FileImport;
  stages: readonly Stage[];
  accounts: readonly Account[];
}

/** What the first rows of a file would become, read as it was chosen. */
export async function DealSamples({ shown, stages, accounts }: DealSamplesProps) {
  const samples = await reading('read rows of an import', () => listDealSamples(shown, stages));
  const heads = ['Name', 'Address', 'Stage', 'Value', 'Expected or ended', 'Assigned to'];
  return <Samples {...{ samples, heads }} cells={(deal) => dealCells(deal, stages, accounts)} />;
}

function dealCells(
  { name, email, state, owner }: ImportedDeal,
  stages: readonly Stage[],
  accounts: readonly Account[],
): ReactNode[] {
  const money = moneyOf(state);
  const day = state.closedOn ?? state.expectedClose;
  return [
    name,
    email,
    state.outcome ? outcomeLabels[state.outcome] : stageLabel(stages, state.stage),
    money && moneyText(money),
    day && shortDay(day),
    accounts.find(({ id }) => id === owner)?.name ?? 'Nobody',
  ];
}

/** Of people and of companies. */
export async function ContactSamples({ shown }: { shown: FileImport }) {
  const samples = await reading('read rows of an import', () => listContactSamples(shown));
  const heads = ['Name', 'Addresses', 'Telephones', 'Role and company', 'Postal address'];
  return <Samples {...{ samples, heads }} cells={contactCells} />;
}

function contactCells({ details }: ImportedContact): ReactNode[] {
  const said = (...kinds: string[]) =>
    details
      .filter(({ kind }) => kinds.includes(kind))
      .map(({ value }) => value)
      .join(', ');
  return [
    said('name'),
    said('address', 'domain'),
    said('telephone'),
    said('role', 'company'),
    said('postal-address'),
  ];
}

interface SamplesProps<Entry> {
  /** Null where they could not be read. */
  samples: readonly Sample<Entry>[] | null;
  heads: readonly string[];
  cells: (entry: Entry) => ReactNode[];
}

function Samples<Entry>({ samples, heads, cells }: SamplesProps<Entry>) {
  if (samples === null) return <LoadingFailure />;
  return (
    <section aria-labelledby="samples" className="mt-6">
      <h3 id="samples" className="text-[16px]">
        What the first rows would become
      </h3>
      <div className="mt-2 overflow-x-auto" tabIndex={0} role="group" aria-labelledby="samples">
        <table className="w-full text-left text-[14px]">
          <thead>
            <tr className="border-b-[3px] border-ink">
              {['Line', ...heads].map((head) => (
                <th key={head} scope="col" className="py-1 pr-4 font-[620]">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {samples.map((sample) => (
              <tr key={sample.line} className="border-b border-line align-top">
                <td className="py-1 pr-4 tabular-nums">{sample.line}</td>
                {'entry' in sample ? (
                  cells(sample.entry).map((cell, at) => (
                    <td key={at} className="py-1 pr-4 wrap-anywhere">
                      {cell}
                    </td>
                  ))
                ) : (
                  <td colSpan={heads.length} className="py-1 text-bad">
                    {sample.problem}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
