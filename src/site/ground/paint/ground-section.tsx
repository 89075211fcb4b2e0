import type { Section } from '../geometry/section';

/** Strata, the one layer, faults and surface of a section. Each stratum's path is sent once. */
export function GroundSection({ section, id }: { section: Section; id: string }) {
  return (
    <>
      <defs>
        {section.strata.map(({ path }, index) => (
          <path key={path} id={`${id}-${index}`} d={path} />
        ))}
      </defs>
      {section.strata.map(({ path, tint, hatch, isSeam }, index) => (
        <g key={path}>
          <use href={`#${id}-${index}`} className={isSeam ? 'ground-seam' : `ground-t${tint}`} />
          {isSeam ? null : <use href={`#${id}-${index}`} fill={`url(#ground-h${hatch})`} />}
        </g>
      ))}
      <path className="ground-layer ground-grows" d={section.oneLayer} />
      {section.faults.map(({ line, arrows }) => (
        <g key={line}>
          <path className="ground-fault" d={line} />
          <path className="ground-arrow" d={arrows} />
        </g>
      ))}
      <path className="ground-surface" d={section.surfaceLine} />
    </>
  );
}
