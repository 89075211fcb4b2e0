import { round } from '../geometry/curve';
import { baseline, type Standing } from '../geometry/street';

export type StreetRowProps = {
  standing: readonly Standing[];
  surfaceAt: (x: number) => number;
};

/** What stands on the ground. Painted before it, so that slopes cover the feet. */
export function StreetRow({ standing, surfaceAt }: StreetRowProps) {
  return standing.map((one) => (
    <use
      key={`${one.href}${one.x}`}
      href={one.href}
      transform={`translate(${round(one.x)} ${round(baseline(surfaceAt, one))})scale(${Math.round(one.scale * 100) / 100})`}
    />
  ));
}
