import type { Fault } from './section';

/** What makes one industry's ground differ from the next, free of any picture's size. */
export type GroundCharacter = {
  /** Left to right; `drop` and the rest in units of a picture 1600 wide. */
  faults: readonly { drop: number; lean: number; shift: number }[];
  foldHeight: number;
  phase: number;
  dip: number;
  tint: number;
  hatch: number;
};

/** Mulberry32: small, well spread and the same on every machine. */
function randomFrom(seed: number): () => number {
  let state = Math.imul(Math.trunc(seed) ^ 0x9e3779b9, 0x85ebca6b) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/**
 * Faults, fold, dip, tints and hatches of one industry. The ranges are set so that any seed
 * looks good: the labelled block at the left never sinks, which would drown its lowest layer.
 */
export function groundFromSeed(seed: number): GroundCharacter {
  const random = randomFrom(seed);
  const between = (low: number, high: number) => low + (high - low) * random();

  const leftRise = between(14, 34);
  const twoFaults = random() < 0.7;
  // The middle block stands clearly higher or clearly lower than both its neighbours.
  const middle = random() < 0.5 ? -leftRise - between(16, 24) : between(16, 28);
  const firstLean = between(0.22, 0.34);
  const secondLean = random() < 0.5 ? between(0.2, 0.32) : -between(0.2, 0.3);
  return {
    faults: twoFaults
      ? [
          { drop: -leftRise - middle, lean: firstLean, shift: between(-1, 1) },
          { drop: middle, lean: secondLean, shift: between(-1, 1) },
        ]
      : [{ drop: -leftRise, lean: firstLean, shift: between(-1, 1) }],
    foldHeight: between(8, 19),
    phase: between(0, 1900),
    dip: -between(0, 44),
    tint: Math.floor(random() * 5),
    hatch: Math.floor(random() * 9),
  };
}

export type FaultWindow = { x: number; reach: number };

/** Puts the faults of a character into the gaps that a picture keeps free for them. */
export function placeFaults(
  { faults }: GroundCharacter,
  windows: readonly FaultWindow[],
  scale = 1,
): Fault[] {
  const fitting = windows.slice(0, faults.length);
  // With fewer gaps than faults the last fault takes up the remaining drop.
  return fitting.map((window, index) => {
    const fault = faults[index];
    const isLast = index === fitting.length - 1;
    const rest = isLast ? faults.slice(index + 1).reduce((sum, { drop }) => sum + drop, 0) : 0;
    return {
      x: window.x + (fault?.shift ?? 0) * window.reach,
      drop: ((fault?.drop ?? 0) + rest) * scale,
      lean: fault?.lean,
    };
  });
}
