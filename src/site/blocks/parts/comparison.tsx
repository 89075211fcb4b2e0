import type { ComparedValue, ComparisonBlock } from '@/payload-types';
import { classNames } from '@/ui/class-names';
import type { SmallWords } from '@/words';

import { getSmallWords } from '../../content';
import { ScrollBox } from '../../sections/articles/text';
import type { BlockProps } from '../block-props';
import { PartSection } from './section';

/** Rows of yes, no or a few words; the last column is the one layer. */
export async function ComparisonPart({ block, id }: BlockProps<ComparisonBlock>) {
  const { heading, intro, columns, rows } = block;
  const { parts: words } = await getSmallWords();
  return (
    <PartSection {...{ id, heading, intro }}>
      <ScrollBox label={`${words.table}: ${heading}`} className="border-y-3 border-ink">
        <table className="w-full border-collapse text-left stretch-92">
          <thead>
            <tr className="border-b-[1.5px] border-ink">
              <td className={classNames(cell, 'bg-sheet')}>
                <span className="sr-only">{words.compared}</span>
              </td>
              {columns.map(({ id: key, name }, at) => (
                <th
                  key={key ?? at}
                  scope="col"
                  className={classNames(cell, 'font-[640]', ground(at, columns.length))}
                >
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id: key, label, ...values }, at) => (
              <tr key={key ?? at} className="not-first:border-t not-first:border-edge">
                <th scope="row" className={classNames(cell, 'font-[520]')}>
                  {label}
                </th>
                {columns.map((column, place) => (
                  <td
                    key={column.id ?? place}
                    className={classNames(cell, ground(place, columns.length))}
                  >
                    <Value words={words} value={values[places[place] ?? 'first']} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </PartSection>
  );
}

const places = ['first', 'second', 'third', 'fourth'] as const;

const cell =
  'min-w-[7.5rem] max-w-[24rem] px-[clamp(10px,1.2vw,20px)] py-3.5 align-top words-break [overflow-wrap:break-word]';

const ground = (at: number, count: number) =>
  at === count - 1 ? 'bg-accent text-accent-ink' : 'bg-sheet';

interface ValueProps {
  words: SmallWords['parts'];
  value: ComparedValue | undefined;
}

/** With a mark and in words: a colour or a shape alone would tell some people nothing. */
function Value({ words, value }: ValueProps) {
  if (value?.is === 'words') return value.words;
  const isYes = value?.is === 'yes';
  return (
    <span className="flex items-center gap-2.5">
      <svg viewBox="0 0 16 16" aria-hidden="true" className="size-4 shrink-0">
        {isYes ? (
          <path d="M0 3h16v10H0z" fill="currentColor" />
        ) : (
          <path d="M0 4h16M0 8h16M0 12h16" stroke="currentColor" />
        )}
      </svg>
      {isYes ? words.yes : words.no}
    </span>
  );
}
