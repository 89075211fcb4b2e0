import { shortDay } from '@/platform/place/days';
import { moneyText } from '@/platform/place/money';
import { listSamples, type ImportedDeal } from '@/submissions/imports';
import type { FileImport } from '@/submissions/records/imports/imports';
import { moneyOf } from '@/submissions/records/opportunities/opportunity';
import type { Stage } from '@/submissions/records/opportunities/settings';

import { LoadingFailure } from '../frame/loading';
import { reading } from '../list/reads/reading';
import { outcomeLabels, stageLabel } from '../pipeline/words';
import type { Account } from './accounts';

interface SamplesProps {
  shown: FileImport;
  stages: readonly Stage[];
  accounts: readonly Account[];
}

const heads = ['Line', 'Name', 'Address', 'Stage', 'Value', 'Expected or ended', 'Assigned to'];

/** What the first rows of a file would become, read as it was chosen. */
export async function Samples({ shown, stages, accounts }: SamplesProps) {
  const samples = await reading('read rows of an import', () => listSamples(shown, stages));
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
              {heads.map((head) => (
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
                  cellsOf(sample.entry, stages, accounts).map((cell, at) => (
                    <td key={at} className="py-1 pr-4 wrap-anywhere">
                      {cell}
                    </td>
                  ))
                ) : (
                  <td colSpan={heads.length - 1} className="py-1 text-bad">
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

function cellsOf(
  { name, email, state, owner }: ImportedDeal,
  stages: readonly Stage[],
  accounts: readonly Account[],
) {
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
