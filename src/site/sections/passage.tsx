import type { ReactNode } from 'react';

interface PassageProps {
  /** Of the section. */
  id: string;
  label?: string | null;
  heading: string;
  /** The formatted text. */
  children: ReactNode;
}

/** A heading at the left, and beside it what there is to read. */
export function Passage({ id, label, heading, children }: PassageProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="section-space">
      <div className="page-width columns-5-7">
        <div>
          {label ? (
            <p className="mb-3 text-small font-[560] text-ink-soft stretch-86">{label}</p>
          ) : null}
          <h2 id={`${id}-heading`} className="max-w-[16ch]">
            {heading}
          </h2>
        </div>
        <div className="border-t-3 border-ink pt-2">{children}</div>
      </div>
    </section>
  );
}
