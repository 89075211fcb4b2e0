type Hatch = {
  width: number;
  height: number;
  rotate?: number;
  path: string;
  /** Filled dots instead of lines. */
  solid?: boolean;
};

/** In the order of GROUND_HATCHES: what a survey map uses for clay, rubble, sand and so on. */
export const HATCHES: readonly Hatch[] = [
  { width: 7, height: 7, rotate: 45, path: 'M0 0v7' },
  { width: 28, height: 16, path: 'M0 .5h28M0 8.5h28M7 0v8M21 8v8' },
  {
    width: 9,
    height: 9,
    solid: true,
    path: 'M.9 2a1.1 1.1 0 0 1 2.2 0a1.1 1.1 0 0 1-2.2 0M5.4 6.5a1.1 1.1 0 0 1 2.2 0a1.1 1.1 0 0 1-2.2 0',
  },
  { width: 24, height: 10, path: 'M0 2.5h14M12 7.5h14M-12 7.5h14' },
  { width: 16, height: 16, path: 'M4 1v6M1 4h6M12 9v6M9 12h6' },
  { width: 10, height: 10, rotate: -32, path: 'M0 0v10M3 0v10' },
  { width: 20, height: 9, path: 'M0 6q5-6 10 0t10 0' },
  { width: 6, height: 18, path: 'M1 0v8M4 9v8' },
  {
    width: 18,
    height: 16,
    path: 'M2 5a3 3 0 0 1 6 0a3 3 0 0 1-6 0M12 12a2 2 0 0 1 4 0a2 2 0 0 1-4 0',
  },
];

export function HatchPatterns() {
  return HATCHES.map(({ width, height, rotate, path, solid }, index) => (
    <pattern
      key={path}
      id={`ground-h${index}`}
      width={width}
      height={height}
      patternUnits="userSpaceOnUse"
      patternTransform={rotate === undefined ? undefined : `rotate(${rotate})`}
    >
      <path d={path} className={solid ? 'ground-hd' : 'ground-hl'} />
    </pattern>
  ));
}

/** The hatches, drawn once, for all drawings on the page to refer to. */
export function HatchSymbols() {
  return (
    <svg className="ground-defs" aria-hidden="true">
      <defs>
        <HatchPatterns />
      </defs>
    </svg>
  );
}
