import type { ColumnsBlock } from '@/payload-types';
import { classNames } from '@/ui/class-names';
import { Picture } from '@/ui/picture';

import { getPicture, linkAddress } from '../../content';
import { ActionLinks } from '../action-links';
import type { BlockProps } from '../block-props';
import { PartSection } from './section';

/** By how many there are. On phones they lie below each other. */
const widths = ['', '', 'sm:grid-cols-2', 'nav:grid-cols-3', 'sm:grid-cols-2 nav:grid-cols-4'];

/** Two to four texts side by side, under one line of ground. */
export function ColumnsPart({ block, id }: BlockProps<ColumnsBlock>) {
  const { heading, intro, columns } = block;
  return (
    <PartSection {...{ id, heading, intro }}>
      <ul
        className={classNames(
          'grid gap-x-[clamp(24px,3vw,56px)] gap-y-12 border-t-3 border-ink',
          widths[columns.length],
        )}
      >
        {columns.map((column, at) => (
          <Column key={column.id ?? at} column={column} />
        ))}
      </ul>
    </PartSection>
  );
}

async function Column({ column }: { column: ColumnsBlock['columns'][number] }) {
  const { heading, text, action } = column;
  const [picture, leadsOn] = await Promise.all([getPicture(column.picture), linkAddress(action)]);
  return (
    <li className="flex min-w-0 flex-col pt-5">
      {picture ? (
        <Picture
          picture={picture}
          sizes="(width >= 961px) 30vw, 92vw"
          className="mb-5 aspect-[3/2] h-auto w-full border-[1.5px] border-ink object-cover dark:brightness-[.82]"
        />
      ) : null}
      <h3 className="text-[clamp(22px,1.9vw,28px)] leading-[1.15] tracking-[-0.02em] stretch-88">
        {heading}
      </h3>
      <p className="mt-2.5 max-w-[52ch] text-pretty text-ink-soft">{text}</p>
      {leadsOn ? (
        <p className="mt-4">
          <ActionLinks action={null} second={action} />
        </p>
      ) : null}
    </li>
  );
}
