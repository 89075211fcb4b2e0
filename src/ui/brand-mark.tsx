import mark from '~/brand/mark.json' with { type: 'json' };

/** Five hairlines turn into one bar. */
export function BrandMark({ className }: { className?: string }) {
  return (
    <svg viewBox={`0 0 ${mark.width} ${mark.height}`} aria-hidden="true" className={className}>
      <path d={mark.lines} className="fill-none stroke-current" strokeWidth={mark.weight} />
      <path d={mark.bar} className="fill-accent" />
    </svg>
  );
}
