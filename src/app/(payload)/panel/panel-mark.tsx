import { palette } from '@/palette';

/** The logo's mark in the panel, whose style sheet is Payload's: five hairlines turn into one bar. */
export function PanelMark({ width = 44 }: { width?: number }) {
  return (
    <svg viewBox="0 0 44 22" width={width} height={width / 2} aria-hidden="true">
      <path
        d="M0 1h22M0 6h22M0 11h22M0 16h22M0 21h22"
        fill="none"
        stroke="currentColor"
        strokeWidth={1.7}
      />
      <path d="M20 0h24v22H20z" fill={palette.one} />
    </svg>
  );
}
