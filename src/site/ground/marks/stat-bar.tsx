export type StatBarProps = {
  /** How much of the bar is the one layer, 0 to 100. */
  share: number;
  /** Of a figure such as 10x: so many fine lines stand against one. */
  times?: number | undefined;
};

const height = 37;
/** Of the one line below several. */
const solid = 7;

/** Fine lines with the one layer over a share of them, or below them; the figure itself stands beside it. */
export function StatBar({ share, times }: StatBarProps) {
  const width = Math.min(100, Math.max(0, share));
  const lines = times ?? 10;
  // They would show at the edge of what covers them.
  const from = times === undefined ? width : 0;
  const room = times === undefined ? height : height - solid - 3;
  const step = (room - 1) / Math.max(1, lines - 1);
  return (
    <svg
      className="ground-stat"
      viewBox={`0 0 100 ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {from < 100 && (
        <path
          className="ground-thin"
          d={Array.from(
            { length: lines },
            (_, at) => `M${from} ${round(at * step + 0.5)}H100`,
          ).join('')}
        />
      )}
      {times === undefined ? (
        <rect className="ground-solid" width={width} height={height} />
      ) : (
        <rect className="ground-solid" y={height - solid} width="100" height={solid} />
      )}
    </svg>
  );
}

const round = (value: number): number => Math.round(value * 10) / 10;
