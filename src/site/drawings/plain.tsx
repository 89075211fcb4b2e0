import { palette } from '@/ui/palette';
import { classNames } from '@/ui/class-names';

import { shareSize } from '../share-images/share-size';
import type { Drawings } from './interface';

interface OpeningProps {
  names: readonly string[];
  title: string;
  caption: string;
  /** What stands for the two halves of the picture. */
  notes?: readonly (string | undefined)[];
}

/** What there is today, in a list, and the words for what takes its place. */
function Opening({ names, title, caption, notes = [] }: OpeningProps) {
  return (
    <div className="mt-[clamp(16px,2vw,32px)] border-y-3 border-ink bg-accent text-accent-ink">
      <div className="page-width columns-7-5 items-end py-[clamp(32px,4vw,64px)]">
        <div>
          {notes.map((note) =>
            note === undefined ? null : (
              <p key={note} className="text-small">
                {note}
              </p>
            ),
          )}
          <ol className="mt-3 grid gap-x-8 sm:grid-cols-2">
            {names.map((name, index) => (
              <li key={name} className="flex gap-3 border-t border-accent-ink py-2">
                <span className="w-5 font-bold">{index + 1}</span>
                {name}
              </li>
            ))}
          </ol>
        </div>
        <p>
          <b className="block text-h2 leading-none font-[680] tracking-[-0.03em] stretch-88">
            {title}
          </b>
          <span className="mt-3 block text-lede">{caption}</span>
        </p>
      </div>
    </div>
  );
}

const Band = ({ className }: { className?: string }) => (
  <div
    aria-hidden="true"
    className={classNames('border-y-3 border-ink bg-accent print:hidden', className)}
  />
);

const tints = ['bg-strata-1', 'bg-strata-3', 'bg-strata-5', 'bg-strata-2', 'bg-strata-4'];

/** No drawing: rules, tints and the accent, and every word that the drawings say. */
export const plain: Drawings = {
  HeroGround: ({ tools, title, caption }) => <Opening names={tools} {...{ title, caption }} />,
  IndustryGround: ({ layers, title, caption, above, below }) => (
    <Opening names={layers} {...{ title, caption }} notes={[above, below]} />
  ),
  StrataBand: ({ className }) => <Band className={className} />,
  ChapterGround: () => <Band className="h-[18px]" />,
  ClauseStrata: () => <Band className="h-[18px]" />,
  MissingLayer: () => <Band className="h-[18px]" />,
  BuildingElevation: ({ className }) => (
    <span aria-hidden="true" className={classNames('block', className)} />
  ),
  BuildingFrame: () => null,
  StreetOfBuildings: () => <div className="border-b-3 border-ink" />,
  MergeLines: () => <div aria-hidden="true" className="h-[18px] border-y border-ink bg-accent" />,
  MergeRail: ({ className }) => (
    <span
      aria-hidden="true"
      className={classNames('block w-1.5 self-stretch bg-accent', className)}
    />
  ),
  BeforeAfter: ({ before, after }) => (
    <figure className="ground-change border-t-[6px] border-accent">
      {(before ?? after) !== undefined && (
        <figcaption>
          <span>{before}</span>
          <span>{after}</span>
        </figcaption>
      )}
    </figure>
  ),
  StatBar: ({ share }) => (
    <svg
      viewBox="0 0 100 1"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="block h-[18px] w-full border-b border-ink"
    >
      <rect width={Math.min(100, Math.max(0, share))} height="1" className="fill-accent" />
    </svg>
  ),
  LayerStrip: () => <div aria-hidden="true" className="border-t-3 border-ink" />,
  GroundStrip: ({ className }) => (
    <span aria-hidden="true" className={classNames('ground-strip', className)} />
  ),
  HatchSymbols: () => null,
  hatchClass: (index) => tints[Math.abs(index) % tints.length] ?? '',
  textureClass: () => 'h-2!',
  besideBuildings: undefined,
  shareBackdrop: () => {
    const { width, height, surface } = shareSize;
    const band = `M0 ${surface}H${width}V${height}H0z`;
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path d="${band}" fill="${palette.accent}"/><path d="M0 ${surface}H${width}" stroke="${palette.ink}" stroke-width="6"/></svg>`;
  },
};
