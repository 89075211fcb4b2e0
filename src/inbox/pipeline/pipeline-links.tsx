import Link from 'next/link';

import type { Right } from '@/accounts/rights';

import { OnlyFor } from '../frame/only-for';
import { pipelineAddress, wholeBoard, wholeList, type PipelineView } from './pipeline-view';

export type PipelinePlace = 'board' | 'list' | 'won' | 'lost' | 'figures' | 'monday' | 'imports';

interface Place {
  readonly place: PipelinePlace;
  readonly label: string;
  readonly address: string;
  /** Where not everybody who reads may go. */
  readonly right?: Right;
}

const places: readonly Place[] = [
  { place: 'board', label: 'Board', address: pipelineAddress(wholeBoard) },
  { place: 'list', label: 'List', address: pipelineAddress(wholeList) },
  {
    place: 'won',
    label: 'Won',
    address: pipelineAddress({ ...wholeList, outcome: 'won', order: 'closed' }),
  },
  {
    place: 'lost',
    label: 'Lost',
    address: pipelineAddress({ ...wholeList, outcome: 'lost', order: 'closed' }),
  },
  { place: 'figures', label: 'Forecast and figures', address: '/admin/pipeline/figures' },
  { place: 'monday', label: 'Monday', address: '/admin/pipeline/monday' },
  { place: 'imports', label: 'Import', address: '/admin/imports', right: 'import' },
];

export const placeOf = ({ shape, outcome }: PipelineView): PipelinePlace | null =>
  outcome === 'open' ? shape : outcome === 'closed' ? null : outcome;

/** The ways to look at the pipeline. */
export const PipelineLinks = ({ at }: { at: PipelinePlace | null }) => (
  <nav aria-label="Pipeline" className="mt-2 -ml-2.5 print:hidden">
    <ul className="flex flex-wrap gap-x-1 text-[14px]">
      {places.map(({ place, label, address, right = 'read' }) => (
        <OnlyFor key={place} right={right}>
          <li>
            <Link
              href={address}
              prefetch={false}
              aria-current={place === at ? 'page' : undefined}
              className="flex min-h-9 items-center px-2.5 whitespace-nowrap hover:underline hover:underline-offset-4 aria-[current=page]:bg-accent aria-[current=page]:font-[660] aria-[current=page]:text-accent-ink max-sm:min-h-11"
            >
              {label}
            </Link>
          </li>
        </OnlyFor>
      ))}
    </ul>
  </nav>
);
