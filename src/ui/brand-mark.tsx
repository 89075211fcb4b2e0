/** Five hairlines turn into one bar. */
export function BrandMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 44 22" aria-hidden="true" className={className}>
      <path
        d="M0 1h22M0 6h22M0 11h22M0 16h22M0 21h22"
        className="fill-none stroke-current"
        strokeWidth={1.7}
      />
      <path d="M20 0h24v22H20z" className="fill-one" />
    </svg>
  );
}
