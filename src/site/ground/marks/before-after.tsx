export type BeforeAfterProps = {
  /** How many thin lines become the solid one. */
  lines: number;
  /** Such as “5 log-ins”. */
  before?: string;
  /** Such as “1 log-in”. */
  after?: string;
};

const HEIGHT = 64;

/** Many thin lines, then one solid, each with its words below. */
export function BeforeAfter({ lines, before, after }: BeforeAfterProps) {
  const count = Math.max(2, lines);
  const pitch = (HEIGHT - 2) / (count - 1);
  const heights = Array.from({ length: count }, (_, index) => 1 + index * pitch);
  return (
    <figure className="ground-change">
      <svg height={HEIGHT} aria-hidden="true">
        {heights.map((y) => (
          <line key={y} className="ground-thin" x2="50%" y1={y} y2={y} />
        ))}
        <rect className="ground-solid" x="50%" width="50%" height={HEIGHT} />
      </svg>
      {(before ?? after) !== undefined && (
        <figcaption>
          <span>{before}</span>
          {/* To the eye the drawing says what becomes of what. */}
          {before !== undefined && after !== undefined && <span className="sr-only">→</span>}
          <span>{after}</span>
        </figcaption>
      )}
    </figure>
  );
}
