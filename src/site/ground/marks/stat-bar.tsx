export type StatBarProps = {
  /** How much of the bar is the one layer, 0 to 100. */
  share: number;
};

/** Fine lines with the one layer over a share of them; the figure itself stands beside it. */
export function StatBar({ share }: StatBarProps) {
  const width = Math.min(100, Math.max(0, share));
  return (
    <svg className="ground-stat" viewBox="0 0 100 37" preserveAspectRatio="none" aria-hidden="true">
      <path
        className="ground-thin"
        d={Array.from({ length: 10 }, (_, index) => `M0 ${index * 4 + 0.5}h100`).join('')}
      />
      <rect className="ground-solid" width={width} height="37" />
    </svg>
  );
}
