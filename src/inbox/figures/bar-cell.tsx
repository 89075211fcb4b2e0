import type { ReactNode } from 'react';

interface BarCellProps {
  /** Of the longest bar of its table, 0 to 1. */
  length: number;
  children: ReactNode;
}

/** A cell with a count, drawn as a bar: it is printed and read as the number that it is. */
export function BarCell({ length, children }: BarCellProps) {
  return (
    <td className="relative w-2/5 py-1 tabular-nums">
      <span
        aria-hidden="true"
        style={{ width: `${100 * length}%` }}
        className="absolute inset-y-1.5 left-0 border-r-[3px] border-ink bg-line print:[print-color-adjust:exact]"
      />
      <span className="relative pl-1.5">{children}</span>
    </td>
  );
}
