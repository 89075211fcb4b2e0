import Link from 'next/link';
import type { ReactNode } from 'react';

import { formList } from '@/forms';
import { capital } from '@/ui/capital';
import { monthAfter, monthOf, monthText } from '@/platform/place/days';
import { notSaid } from '@/submissions/records/opportunities/filter';
import type { Stage } from '@/submissions/records/opportunities/settings';
import { lineButton, selectBox, textBox } from '@/ui/dense-controls';

import type { Colleague } from '../../submission/colleagues';
import { isNarrowed, pipelineAddress, wholeBoard, type PipelineView } from '../pipeline-view';

interface PipelineFiltersProps {
  view: PipelineView;
  stages: readonly Stage[];
  colleagues: readonly Colleague[];
  today: string;
  seesValues: boolean;
}

const months = 12;

/** What narrows the pipeline: a plain form, since all of it stands in the address. */
export function PipelineFilters(props: PipelineFiltersProps) {
  const { view, stages, colleagues, today, seesValues } = props;
  const { shape, outcome, by, search } = view;
  const first = monthOf(today);
  const near = Array.from({ length: months }, (_, at) => monthAfter(first, at));
  const isOpen = outcome === 'open';
  return (
    <form
      action="/admin/pipeline"
      aria-label="Filters"
      className="mt-4 flex flex-wrap items-end gap-2 text-[14px] print:hidden"
    >
      {shape === 'list' && isOpen ? <input type="hidden" name="as" value="list" /> : null}
      {isOpen ? null : <input type="hidden" name="outcome" value={outcome} />}
      <Kept view={view} />
      <Labelled text="Search" isWide>
        <input
          type="search"
          name="q"
          defaultValue={search ?? ''}
          maxLength={300}
          className={textBox}
        />
      </Labelled>
      <button type="submit" className={lineButton}>
        Show
      </button>
      {isNarrowed(view) ? (
        <Link
          href={pipelineAddress({ ...wholeBoard, shape, outcome })}
          prefetch={false}
          className="py-2 underline underline-offset-2 max-sm:py-3"
        >
          Clear
        </Link>
      ) : null}
      <details open={narrowedBy(view) || undefined} className="basis-full">
        <summary className="flex min-h-9 w-fit cursor-pointer items-center underline underline-offset-2 max-sm:min-h-11">
          {shape === 'list' ? 'Filters and order' : 'Filters'}
        </summary>
        <div className="mt-1 flex flex-wrap items-end gap-2">
          <Labelled text="Assigned to">
            <Choice name="person" chosen={by.person}>
              <option value={notSaid}>Nobody</option>
              {colleagues.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Choice>
          </Labelled>
          <Labelled text="Form">
            <Choice name="form" chosen={by.form}>
              {formList.map(({ name, staff }) => (
                <option key={name} value={name}>
                  {capital(staff.many)}
                </option>
              ))}
            </Choice>
          </Labelled>
          {isOpen ? (
            <>
              {shape === 'list' ? (
                <Labelled text="Stage">
                  <Choice name="stage" chosen={view.stage}>
                    {stages.map(({ key, label }) => (
                      <option key={key} value={key}>
                        {label}
                      </option>
                    ))}
                  </Choice>
                </Labelled>
              ) : null}
              <Labelled text="Next step">
                <Choice name="step" chosen={view.step}>
                  <option value="none">None</option>
                  <option value="overdue">Overdue</option>
                </Choice>
              </Labelled>
              <Labelled text="Expected in">
                <Choice name="closing" chosen={view.closing}>
                  <option value={notSaid}>No month said</option>
                  {[
                    ...new Set([
                      ...(view.closing && view.closing !== notSaid ? [view.closing] : []),
                      ...near,
                    ]),
                  ].map((month) => (
                    <option key={month} value={month}>
                      {monthText(month)}
                    </option>
                  ))}
                </Choice>
              </Labelled>
            </>
          ) : null}
          {shape === 'list' ? (
            <Labelled text="Order">
              <select name="order" defaultValue={view.order} className={selectBox}>
                {isOpen ? <option value="step">Next step</option> : null}
                {isOpen ? <option value="close">Expected end</option> : null}
                {isOpen ? <option value="stage">Stage</option> : null}
                {isOpen ? null : <option value="closed">Last ended first</option>}
                {seesValues ? <option value="value">Value</option> : null}
              </select>
            </Labelled>
          ) : null}
        </div>
      </details>
    </form>
  );
}

/** By one of the fields that are folded away. */
const narrowedBy = ({ by, stage, step, closing }: PipelineView): boolean =>
  [by.person, by.form, stage, step, closing].some(Boolean);

/** What a figure narrowed it to, which has no field. */
const Kept = ({ view }: { view: PipelineView }) => {
  const { by, stepBy, isStuck, closedFrom, currency } = view;
  const kept: [string, string | null | undefined][] = [
    ['industry', by.industry],
    ['source', by.source],
    ['project', by.project],
    ['reason', by.reason],
    ['by', stepBy],
    ['stuck', isStuck ? 'yes' : null],
    ['from', closedFrom],
    ['currency', currency],
  ];
  return kept.map(([name, value]) =>
    value ? <input key={name} type="hidden" name={name} value={value} /> : null,
  );
};

interface ChoiceProps {
  name: string;
  chosen: string | null | undefined;
  children: ReactNode;
}

const Choice = ({ name, chosen, children }: ChoiceProps) => (
  <select name={name} defaultValue={chosen ?? ''} className={selectBox}>
    <option value="">All</option>
    {children}
  </select>
);

const Labelled = ({
  text,
  isWide,
  children,
}: {
  text: string;
  isWide?: boolean;
  children: ReactNode;
}) => (
  <label className={isWide ? 'w-56 max-sm:w-full' : 'w-38 max-sm:w-[calc(50%-4px)]'}>
    <span className="mb-1 block text-[13px] text-ink-soft">{text}</span>
    {children}
  </label>
);
