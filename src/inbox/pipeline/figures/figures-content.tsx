import type { TypedUser } from 'payload';

import { moneyText } from '@/platform/place/money';
import { notSaid, type Dimension } from '@/submissions/records/opportunities/filter';
import type { Ended } from '@/submissions/records/opportunities/figures';

import { BarCell } from '../../figures/bar-cell';
import { FigureLink } from '../../figures/figure-link';
import { durationWords } from '../../frame/format-date';
import { LoadingFailure } from '../../frame/loading';
import { OnlyFor } from '../../frame/only-for';
import { countWords, nameAmong } from '../../list/words';
import { listColleagues, type Colleague } from '../../submission/colleagues';
import { PipelineLinks } from '../pipeline-links';
import { pipelineAddress, wholeList, type PipelineView } from '../pipeline-view';
import { outcomeLabels, stageLabel } from '../words';
import { ForecastTable } from './forecast-table';
import {
  compared,
  figureMonths,
  readFigures,
  winRate,
  type PipelineFigures,
} from './pipeline-figures';
import { valueWords } from './value-words';

const titles: Record<(typeof compared)[number], string> = {
  industry: 'By industry',
  source: 'By source',
  form: 'By form',
  project: 'By project type',
  person: 'By person',
};

/** What is expected, and how what ended did. */
export async function FiguresContent({ user }: { user: TypedUser }) {
  const [figures, colleagues] = await Promise.all([
    readFigures(user),
    listColleagues(user).catch(() => []),
  ]);
  return (
    <>
      <PipelineLinks at="figures" />
      {figures ? <Figures figures={figures} colleagues={colleagues} /> : <LoadingFailure />}
    </>
  );
}

interface FiguresProps {
  figures: PipelineFigures;
  colleagues: readonly Colleague[];
}

function Figures({ figures, colleagues }: FiguresProps) {
  const { all, ended, since, months, seesValues, asked } = figures;
  const total = all.won + all.lost;
  return (
    <>
      <section aria-labelledby="forecast" className="mt-6">
        <h2 id="forecast" className="text-[20px]">
          Forecast
        </h2>
        <p className="mt-1 max-w-[70ch]">
          What is open, by the month in which it is expected to end.
          {seesValues ? ' Weighted is each value by its probability.' : ''}
        </p>
        <ForecastTable {...{ months, seesValues }} today={asked.today} />
      </section>
      <section aria-labelledby="ended" className="mt-9">
        <h2 id="ended" className="text-[20px]">
          Won and lost
        </h2>
        {total === 0 ? (
          <p className="mt-1 text-ink-soft">Nothing has ended in {figureMonths} months.</p>
        ) : (
          <>
            <p className="mt-1">
              In {figureMonths} months{' '}
              <FigureLink count={all.won} address={endedAddress({ outcome: 'won' }, since)} /> won
              and <FigureLink count={all.lost} address={endedAddress({ outcome: 'lost' }, since)} />{' '}
              lost: {winRate(all)} won
              {Object.entries(all.wonSums).map(([currency, minor]) => (
                <span key={currency}>, {moneyText({ minor: BigInt(minor), currency })}</span>
              ))}
              .
            </p>
            <div className="mt-4 grid gap-x-10 gap-y-6 min-[760px]:grid-cols-2">
              {compared.map((dimension) => (
                <EndedTable
                  key={dimension}
                  dimension={dimension}
                  rows={ended[dimension]}
                  {...{ since, seesValues, colleagues }}
                />
              ))}
              <ReasonTable {...figures} />
            </div>
          </>
        )}
      </section>
      <Times {...figures} />
      <OnlyFor right="export">
        <p className="mt-8 print:hidden">
          <a
            href="/admin/pipeline/figures/export"
            download
            className="underline underline-offset-4"
          >
            Forecast and figures as CSV
          </a>
        </p>
      </OnlyFor>
    </>
  );
}

const endedAddress = (narrowed: Partial<PipelineView>, since: string): string =>
  pipelineAddress({ ...wholeList, order: 'closed', closedFrom: since, ...narrowed });

interface EndedTableProps {
  dimension: (typeof compared)[number];
  rows: readonly Ended[];
  since: string;
  seesValues: boolean;
  colleagues: readonly Colleague[];
}

const head = 'py-1 text-right font-normal text-ink-soft';
const mostRows = 12;

function EndedTable({ dimension, rows, since, seesValues, colleagues }: EndedTableProps) {
  const address = (value: string | null, outcome: PipelineView['outcome']) =>
    endedAddress({ outcome, by: { [dimension]: value ?? notSaid } }, since);
  return (
    <table className="w-full self-start border-collapse text-left text-[14px] tabular-nums">
      <caption className="pb-1 text-left text-[15px] font-[640]">{titles[dimension]}</caption>
      <thead className="border-y border-ink text-[13px]">
        <tr>
          <th scope="col" className="py-1 font-normal text-ink-soft">
            <span className="sr-only">{titles[dimension]}</span>
          </th>
          <th scope="col" className={head}>
            Won
          </th>
          <th scope="col" className={head}>
            Lost
          </th>
          <th scope="col" className={head}>
            Rate
          </th>
          {seesValues ? (
            <th scope="col" className={head}>
              Worth
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {rows.slice(0, mostRows).map((row) => (
          <tr key={row.value} className="border-b border-line align-baseline">
            <th scope="row" className="py-1 pr-3 font-normal wrap-anywhere">
              {labelOf(dimension, row.value, colleagues)}
            </th>
            <td className="py-1 pl-3 text-right">
              <FigureLink count={row.won} address={address(row.value, 'won')} />
            </td>
            <td className="py-1 pl-3 text-right">
              <FigureLink count={row.lost} address={address(row.value, 'lost')} />
            </td>
            <td className="py-1 pl-3 text-right">{winRate(row)}</td>
            {seesValues ? (
              <td className="py-1 pl-3 text-right">
                {Object.entries(row.wonSums).map(([currency, minor]) => (
                  <span key={currency} className="block whitespace-nowrap">
                    {moneyText({ minor: BigInt(minor), currency })}
                  </span>
                ))}
              </td>
            ) : null}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const labelOf = (
  dimension: Dimension,
  value: string | null,
  colleagues: readonly Colleague[],
): string => {
  if (dimension !== 'person') return valueWords(dimension, value);
  return value === null ? 'Nobody' : nameAmong(colleagues, value);
};

function ReasonTable({ reasons, since }: PipelineFigures) {
  const most = Math.max(...reasons.map(({ count }) => count));
  return (
    <table className="w-full self-start border-collapse text-left text-[14px]">
      <caption className="border-b border-ink pb-1 text-left text-[15px] font-[640]">
        By reason
      </caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Reason</th>
          <th scope="col">How many</th>
        </tr>
      </thead>
      <tbody>
        {reasons.map(({ outcome, reason, count }) => (
          <tr key={`${outcome} ${reason}`} className="border-b border-line">
            <th scope="row" className="py-1 pr-3 font-normal wrap-anywhere">
              {outcomeLabels[outcome]}: {valueWords('reason', reason)}
            </th>
            <BarCell length={count / most}>
              <FigureLink
                count={count}
                address={endedAddress({ outcome, by: { reason: reason ?? notSaid } }, since)}
              />
            </BarCell>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Times({ stageTimes, settings, times }: PipelineFigures) {
  const { won, toFirstReplySeconds, fromReplyDays, fromEnquiryDays } = times;
  const days = (count: number) => countWords(Math.round(count), 'day');
  const known = settings.stages.flatMap(({ key }) =>
    stageTimes.filter(({ stage }) => stage === key),
  );
  return (
    <section aria-labelledby="times" className="mt-9">
      <h2 id="times" className="text-[20px]">
        How long it takes
      </h2>
      <p className="mt-1 max-w-[70ch]">
        Medians, of what is open and of what ended in {figureMonths} months.
      </p>
      {known.length === 0 ? (
        <p className="mt-2 text-ink-soft">Nothing has stood in a stage yet.</p>
      ) : (
        <dl className="mt-3 flex flex-wrap border-t-[3px] border-ink">
          {known.map(({ stage, count, medianSeconds }) => (
            <Time
              key={stage}
              label={`In ${stageLabel(settings.stages, stage)} (${count})`}
              text={durationWords(medianSeconds)}
            />
          ))}
        </dl>
      )}
      {won === 0 ? null : (
        <dl className="mt-4 flex flex-wrap border-t-[3px] border-ink">
          {toFirstReplySeconds === null ? null : (
            <Time label="Enquiry to first reply" text={durationWords(toFirstReplySeconds)} />
          )}
          {fromReplyDays === null ? null : (
            <Time label="First reply to won" text={days(fromReplyDays)} />
          )}
          {fromEnquiryDays === null ? null : (
            <Time label={`Enquiry to won (${won})`} text={days(fromEnquiryDays)} />
          )}
        </dl>
      )}
    </section>
  );
}

const Time = ({ label, text }: { label: string; text: string }) => (
  <div className="mr-3 min-w-26 border-r border-line py-2 pr-3">
    <dt className="text-[13px] text-ink-soft">{label}</dt>
    <dd className="text-[22px] leading-[1.2] font-[640] tabular-nums">{text}</dd>
  </div>
);
