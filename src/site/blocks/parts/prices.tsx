import type { PricesBlock } from '@/payload-types';
import { classNames } from '@/ui/class-names';

import { linkAddress } from '../../content';
import { hatchClass } from '../../drawings';
import { ActionLinks } from '../action-links';
import type { BlockProps } from '../block-props';
import { PartSection } from './section';

/** Each price a layer, from the smallest down; the marked one is the one layer. */
export function PricesPart({ block, id }: BlockProps<PricesBlock>) {
  const { heading, intro, bands, note } = block;
  return (
    <PartSection {...{ id, heading, intro }}>
      <ul className="border-y-3 border-ink">
        {bands.map((band, at) => (
          <Band key={band.id ?? at} band={band} hatch={at} />
        ))}
      </ul>
      {note ? <p className="mt-4 max-w-[68ch] text-small text-ink-soft">{note}</p> : null}
    </PartSection>
  );
}

interface BandProps {
  band: PricesBlock['bands'][number];
  hatch: number;
}

async function Band({ band, hatch }: BandProps) {
  const { name, price, per, text, points, mark, action } = band;
  const leadsOn = await linkAddress(action);
  return (
    <li
      className={classNames(
        'grid min-w-0 border-x-[1.5px] border-ink not-first:border-t-[1.5px]',
        'nav:grid-cols-[minmax(0,3fr)_minmax(0,6fr)_minmax(0,3fr)]',
        mark
          ? 'bg-accent text-accent-ink [--ink-soft:var(--accent-ink)] [--ink:var(--accent-ink)]'
          : 'bg-sheet',
      )}
    >
      <div
        className={classNames(
          'min-w-0 border-ink p-5 max-nav:border-b-[1.5px] nav:border-r-[1.5px]',
          !mark && hatchClass(hatch),
        )}
      >
        <h3
          className={classNames(
            'inline-block max-w-full border-[1.5px] px-3 py-1.5 text-[clamp(19px,1.6vw,23px)]',
            mark ? 'border-ink' : 'border-ink bg-sheet',
          )}
        >
          {name}
        </h3>
        {mark ? <p className="mt-3 font-[560]">{mark}</p> : null}
      </div>
      <div className="min-w-0 p-5 nav:p-6">
        <p className="max-w-[52ch] text-pretty">{text}</p>
        {points && points.length > 0 ? (
          <ul className="mt-4 grid gap-x-8 gap-y-1.5 text-small sm:grid-cols-2">
            {points.map((point, at) => (
              <li key={at} className="min-w-0 border-t border-edge pt-1.5">
                {point}
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      <div className="flex min-w-0 flex-col items-start gap-5 p-5 max-nav:pt-0 nav:items-end nav:p-6 nav:text-right">
        <p>
          <span className="block text-[clamp(28px,2.6vw,42px)] leading-none font-[660] tracking-[-0.03em] stretch-78">
            {price}
          </span>{' '}
          {per ? <span className="mt-1.5 block text-small text-ink-soft">{per}</span> : null}
        </p>
        {leadsOn ? <ActionLinks action={action} look={mark ? 'ink' : 'outline'} /> : null}
      </div>
    </li>
  );
}
