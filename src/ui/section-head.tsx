import type { ReactNode } from 'react';

/** The words that open a section. */
export interface SectionWords {
  heading: string;
  /** The small word over the heading. */
  label?: string | null;
  intro?: string | null;
}

interface SectionHeadProps extends SectionWords {
  /** The heading's id, for the section's `aria-labelledby`. */
  id: string;
  /** What stands at the right of the introduction, such as a carousel's buttons. */
  aside?: ReactNode;
}

/** The opening of a section: heading at the left, a few words and controls at the right. */
export function SectionHead({ id, heading, label, intro, aside }: SectionHeadProps) {
  return (
    <div className="mb-[clamp(36px,4.5vw,64px)] grid items-end gap-x-columns gap-y-5 nav:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <div>
        <SmallLabel>{label}</SmallLabel>
        <h2 id={id}>{heading}</h2>
      </div>
      {intro || aside ? (
        <div className="flex flex-col items-start justify-between gap-6 sm:flex-row sm:items-end">
          {intro ? <p className="max-w-[44ch] text-balance">{intro}</p> : null}
          {aside}
        </div>
      ) : null}
    </div>
  );
}

/** The small word over a heading, where there is one. */
export function SmallLabel({ children }: { children: string | null | undefined }) {
  return children ? (
    <p className="mb-3 text-small font-[560] text-ink-soft stretch-86">{children}</p>
  ) : null;
}
