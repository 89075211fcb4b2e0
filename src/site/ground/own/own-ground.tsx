import { curveTo, lineTo, moveTo, round, smoothstep } from '../geometry/curve';
import { drawSection, type Section } from '../geometry/section';
import { GroundSection } from '../paint/ground-section';
import { layerStyle } from '../paint/ground-hatches';

/** A layer of somebody's own ground. */
export interface OwnLayer {
  readonly name: string;
  /** Which hatch it has; any whole number is welcome. */
  readonly hatch: number;
  /** How thick it is, against the others; null where nobody knows. */
  readonly weight: number | null;
  /** It lies below the accent, and goes on to the right. */
  readonly stays: boolean;
}

export interface OwnGroundProps {
  layers: readonly OwnLayer[];
  /** Tells its paths from those of another drawing on the page. */
  id: string;
  /** The words on the accent. */
  title: string;
}

const WIDTH = 640;
const HEIGHT = 520;
const SURFACE = 40;
const DEPTH = HEIGHT - SURFACE;
/** Where the ground begins: left of it a line leads from each name to its layer. */
const LEFT = 52;
const TIP = 132;
const FOLD = 13;
/** As much of the whole has a layer of which nobody knows what it costs: a seam, and no thickness. */
const SEAM = 0.04;

/**
 * The ground of a business as somebody ticks it: its layers, each as thick as it is dear, the accent that takes their
 * place, and what stays below. Beside it stand their names, however thin they are.
 */
export function OwnGround({ layers, id, title }: OwnGroundProps) {
  const shares = sharesOf(layers);
  const going = shares.filter(({ stays }) => !stays);
  const staying = shares.filter(({ stays }) => stays);
  const floor = HEIGHT - DEPTH * total(staying);
  const section = going.length === 0 ? null : sectionOf(going, floor);
  const bands = bandsOf(staying, floor);
  const middles = [
    ...going.map((_, index) => section?.middleOf(index, LEFT + 8) ?? SURFACE),
    ...bands.map(({ y, height }) => y + height / 2),
  ];
  const isEmpty = layers.length === 0;
  return (
    <div
      aria-hidden="true"
      className="ground-own relative grid grid-cols-[clamp(104px,24%,168px)_minmax(0,1fr)]"
    >
      {isEmpty ? (
        <svg {...picture} preserveAspectRatio="none" className="ground-empty">
          <path className="ground-bed" d={emptyBeds} />
          <path className="ground-surface" d={levelSurface(0)} />
        </svg>
      ) : (
        <ol className="grid auto-rows-fr text-right text-[14px] leading-[1.1] stretch-86 wrap-anywhere max-nav:pl-page">
          {[...going, ...staying].map(({ name, hatch, isSeam }) => (
            <li
              key={`${hatch} ${name}`}
              className={`flex items-center justify-end py-0.5 ${isSeam ? 'text-ink-soft' : ''}`}
            >
              {name}
            </li>
          ))}
        </ol>
      )}
      {/* A layer of its own: where Chromium paints in software, clipped patterns wipe what lies behind. Its height
          follows its width by padding: with an aspect ratio, the least height would be a least width as well. */}
      <div className="relative col-start-2 min-h-72 will-change-transform *:absolute *:inset-0 *:size-full before:block before:pt-[81.25%]">
        {isEmpty ? null : (
          <svg {...picture} preserveAspectRatio="xMinYMid slice">
            {section ? <GroundSection section={section} id={id} /> : null}
            {bands.map((band) => (
              <Band key={`${band.hatch} ${band.y}`} {...band} />
            ))}
            {section === null ? <path className="ground-surface" d={levelSurface(LEFT)} /> : null}
            {middles.map((y, index) => (
              <Lead key={index} from={((index + 0.5) / middles.length) * HEIGHT} to={y} />
            ))}
          </svg>
        )}
        {section ? <Title words={title} section={section} /> : null}
      </div>
    </div>
  );
}

const picture = { viewBox: `0 0 ${WIDTH} ${HEIGHT}` };

interface Share {
  readonly name: string;
  readonly hatch: number;
  readonly stays: boolean;
  /** Of the whole depth. */
  readonly share: number;
  readonly isSeam: boolean;
}

/** While no cost is known, all are seams and share the depth. */
function sharesOf(layers: readonly OwnLayer[]): Share[] {
  const known = layers.reduce((sum, { weight }) => sum + (weight ?? 0), 0);
  const seam = known === 0 ? 1 / layers.length : SEAM;
  const left = 1 - seam * layers.filter(({ weight }) => weight === null).length;
  return layers.map(({ name, hatch, stays, weight }) => ({
    ...{ name, hatch: hatch % 9, stays, isSeam: weight === null },
    share: weight === null || known === 0 ? seam : (left * weight) / known,
  }));
}

/** From a name to the middle of its layer. */
const Lead = ({ from, to }: { from: number; to: number }) => (
  <>
    <path className="ground-lead" d={moveTo([6, from]) + lineTo([LEFT + 8, to])} />
    <circle className="ground-ink" cx={LEFT + 8} cy={round(to)} r={2.6} />
  </>
);

/** From the right edge inwards, wherever that is, where the accent is high enough. */
function Title({ words, section }: { words: string; section: Section }) {
  const { top, bottom } = section.oneAt(TIP + 50);
  if (bottom - top < 52) return null;
  return (
    <svg {...picture} preserveAspectRatio="xMaxYMid slice">
      <text
        className="ground-title"
        fontSize={40}
        x={WIDTH - 18}
        y={round((top + bottom) / 2 + 14)}
      >
        {words}
      </text>
    </svg>
  );
}

interface BandProps extends Share {
  readonly y: number;
  readonly height: number;
}

/** What stays: nothing has moved it. */
function Band({ hatch, isSeam, y, height }: BandProps) {
  const place = { x: LEFT, width: WIDTH, y, height };
  if (isSeam) return <rect className="ground-seam" {...place} />;
  return (
    <>
      <rect className={`ground-t${layerStyle(hatch, {}).tint}`} {...place} />
      <rect fill={`url(#ground-h${hatch})`} {...place} />
    </>
  );
}

const total = (layers: readonly { share: number }[]): number =>
  layers.reduce((sum, { share }) => sum + share, 0);

const levelSurface = (from: number) => moveTo([from, SURFACE]) + lineTo([WIDTH, SURFACE]);

/** Where layers will meet: folded at the left, and level at the right, as they are once they are there. */
const emptyBeds = [0.2, 0.37, 0.6, 0.78]
  .map((share) => {
    const bed = (x: number) =>
      SURFACE + DEPTH * share + 2 * FOLD * Math.sin(x / 90) * (1 - smoothstep(0, WIDTH, x));
    return moveTo([0, bed(0)]) + curveTo(bed, 0, WIDTH);
  })
  .join('');

function sectionOf(layers: readonly Share[], floor: number): Section {
  const calm = (floor - SURFACE) / DEPTH;
  const section = drawSection({
    width: WIDTH,
    height: floor,
    surface: SURFACE,
    layers: layers.length,
    weights: layers.map(({ share }) => share),
    above: nearestToMiddle(layers),
    tip: TIP,
    end: 282,
    faults: [{ x: 84, drop: -22 * calm, lean: 0.08 }],
    foldHeight: FOLD * calm,
    phase: 420,
    dip: -26 * calm,
    left: LEFT,
  });
  return {
    ...section,
    strata: section.strata.map((stratum, index) => ({
      ...stratum,
      ...layerStyle(layers[index]?.hatch ?? index, {}),
      isSeam: layers[index]?.isSeam,
    })),
  };
}

/** How many layers lie above the accent, so that it begins near the middle. */
function nearestToMiddle(layers: readonly Share[]): number {
  const middle = total(layers) / 2;
  const off = layers.map((_, index) => Math.abs(total(layers.slice(0, index)) - middle));
  return off.indexOf(Math.min(...off));
}

/** What stays, from the floor down. */
function bandsOf(layers: readonly Share[], floor: number): BandProps[] {
  return layers.map((layer, index) => ({
    ...layer,
    y: round(floor + DEPTH * total(layers.slice(0, index))),
    height: round(DEPTH * layer.share),
  }));
}
