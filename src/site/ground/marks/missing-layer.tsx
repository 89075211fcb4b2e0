const width = 1600;
const height = 300;
const lean = 0.3;

/** From the surface down; null is the one layer. */
const strata = [
  { tint: 1, hatch: 2 },
  { tint: 3, hatch: 1 },
  null,
  { tint: 0, hatch: 4 },
  { tint: 2, hatch: 5 },
] as const;
const levels = [34, 82, 128, 204, 250, 340];

/** Left, middle and right of the two faults; the middle block has sunk and lost its layer. */
const blocks = [
  { from: -120, to: 560, drop: 0, whole: true },
  { from: 560, to: 1010, drop: 34, whole: false },
  { from: 1010, to: 1720, drop: -12, whole: true },
] as const;

type Block = (typeof blocks)[number];

const fold = (x: number) => 9 * Math.sin(x / 210);

function edge(block: Block, level: number): string[] {
  const y = level + block.drop;
  const left = block.from + lean * (y + fold(block.from));
  const length = block.to + lean * (y + fold(block.to)) - left;
  const pieces = Math.ceil(length / 24);
  return Array.from({ length: pieces + 1 }, (_, piece) => {
    const x = left + (length * piece) / pieces;
    return `${Math.round(x)} ${(y + fold(x)).toFixed(1)}`;
  });
}

function band(block: Block, top: number, bottom: number): string {
  return `M${[...edge(block, top), ...edge(block, bottom).reverse()].join('L')}Z`;
}

/** The ground of an unknown address: between two faults there is nothing where the one layer was. */
export function MissingLayer() {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      className="block h-[clamp(180px,19.5vw,380px)] w-full border-b-3 border-ink print:hidden"
    >
      {blocks.map((block) => (
        <g key={block.from}>
          {strata.map((stratum, index) => {
            const path = band(block, levels[index] ?? 0, levels[index + 1] ?? height);
            if (stratum) {
              return (
                <g key={index}>
                  <path d={path} className={`ground-t${stratum.tint}`} />
                  <path d={path} fill={`url(#ground-h${stratum.hatch})`} />
                </g>
              );
            }
            return block.whole ? (
              <path key={index} d={path} className="fill-accent stroke-ink" />
            ) : (
              <path
                key={index}
                d={path}
                className="fill-paper stroke-ink"
                strokeWidth={1.6}
                strokeDasharray="9 7"
              />
            );
          })}
          <path
            d={`M${edge(block, levels[0] ?? 0).join('L')}`}
            className="fill-none stroke-ink"
            strokeWidth={3}
          />
        </g>
      ))}
      {blocks.slice(1).map(({ from, drop }, index) => {
        const higher = Math.min(drop, blocks[index]?.drop ?? drop);
        const top = (levels[0] ?? 0) + higher + fold(from);
        return (
          <path
            key={from}
            d={`M${from + lean * top} ${top}L${from + lean * (height + 20)} ${height + 20}`}
            className="fill-none stroke-ink"
            strokeWidth={2.4}
          />
        );
      })}
    </svg>
  );
}
