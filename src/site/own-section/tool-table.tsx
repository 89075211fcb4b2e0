import { memo, type CSSProperties } from 'react';

import { fillIn } from '@/forms/reply-template';
import { signOf, usualCurrency } from '@/platform/place/money';

import { hatchClass } from '../ground/paint/ground-hatches';
import { fieldNames, longestCost, longestName, unnamed, type Row } from './listing';

export interface TableWords {
  readonly tool: string;
  readonly cost: string;
  readonly staying: string;
  readonly other: string;
  readonly unclear: string;
  readonly unclearAbove: string;
  readonly toUnclear: string;
}

interface ToolTableProps {
  id: string;
  words: TableWords;
  rows: readonly Row[];
  /** The keys of rows whose costs are no amounts. */
  unclear: ReadonlySet<string>;
  /** The id of the form that its fields belong to; undefined for none. */
  form: string | undefined;
}

/** Before each cost; own-section.css draws it. */
const sign: CSSProperties & Readonly<Record<'--sign' | '--sign-length', string>> = {
  '--sign': JSON.stringify(signOf(usualCurrency)),
  '--sign-length': String(signOf(usualCurrency).length),
};

/** The tools to tick, whether each would stay, and what each costs. */
export function ToolTable({ id, words, rows, unclear, form }: ToolTableProps) {
  return (
    <>
      <ToUnclear {...{ id, words, rows, unclear }} />
      <table className="tool-table mt-8" aria-labelledby={`${id}-heading`} style={sign}>
        <thead>
          <tr>
            <td />
            <th scope="col">{words.tool}</th>
            <th scope="col" id={`${id}-staying`}>
              {words.staying}
            </th>
            <th scope="col" id={`${id}-cost`}>
              {words.cost}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, ...row }, index) => (
            <ToolRow
              key={key}
              {...{ id, words, index, form, ...row }}
              rowKey={key}
              isUnclear={unclear.has(key)}
            />
          ))}
        </tbody>
      </table>
    </>
  );
}

const idOf = (id: string, part: string, index: number) => `${id}-${part}-${index}`;

/** Without scripts a page is read from its top: what the sum leaves out may stand far below. */
function ToUnclear({ id, words, rows, unclear }: Omit<ToolTableProps, 'form'>) {
  const first = rows.findIndex(({ key }) => unclear.has(key));
  const row = rows[first];
  if (!row) return null;
  return (
    <p className="mt-8 border-l-[6px] border-bad bg-bad-ground px-4.5 py-3 leading-snug not-noscript:hidden">
      {words.unclearAbove}{' '}
      <a
        href={`#${idOf(id, 'cost', first)}`}
        className="inline-block py-1 font-[580] wrap-anywhere underline underline-offset-3 hover:decoration-2"
      >
        {fillIn(words.toUnclear, { tool: row.called })}
      </a>
    </p>
  );
}

interface ToolRowProps extends Omit<Row, 'key'> {
  id: string;
  words: TableWords;
  rowKey: string;
  index: number;
  isUnclear: boolean;
  form: string | undefined;
}

/** Each tick reads all rows, and changes one: React draws that alone. */
const ToolRow = memo(function ToolRow({ id, words, rowKey, index, form, ...row }: ToolRowProps) {
  const { name, isTyped, isTicked, cost, stays, isUnclear } = row;
  const of = (part: string) => idOf(id, part, index);
  // As its layer is drawn.
  const swatch = cost.trim() === '' || isUnclear ? 'tool-open' : hatchClass(index);
  return (
    <tr>
      <td aria-hidden="true" className={isTicked ? swatch : undefined} />
      <th scope="row">
        {isTyped ? (
          <input
            form={form}
            id={of('tool')}
            name={fieldNames.other(rowKey)}
            aria-label={unnamed(words, rowKey)}
            defaultValue={name}
            maxLength={longestName}
            autoComplete="off"
            placeholder={words.other}
          />
        ) : (
          <label>
            <input
              form={form}
              type="checkbox"
              name={fieldNames.tool}
              value={name}
              defaultChecked={isTicked}
            />
            <span id={of('tool')}>{name}</span>
          </label>
        )}
      </th>
      <td>
        <label>
          <input
            form={form}
            type="checkbox"
            name={fieldNames.stays}
            value={rowKey}
            aria-labelledby={`${of('tool')} ${id}-staying`}
            defaultChecked={stays}
          />
        </label>
      </td>
      <td>
        <input
          form={form}
          id={isUnclear ? of('cost') : undefined}
          name={fieldNames.cost(rowKey)}
          inputMode="decimal"
          aria-labelledby={`${of('tool')} ${id}-cost`}
          aria-invalid={isUnclear || undefined}
          aria-describedby={isUnclear ? of('unclear') : undefined}
          defaultValue={cost}
          maxLength={longestCost}
          autoComplete="off"
          // For CSS, which sees by it whether anything is typed.
          placeholder={isTyped ? ' ' : undefined}
        />
        {isUnclear ? (
          <p id={of('unclear')} className="text-bad">
            {words.unclear}
          </p>
        ) : null}
      </td>
    </tr>
  );
});
