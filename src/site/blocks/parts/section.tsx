import type { ReactNode } from 'react';

import { SectionHead, type SectionWords } from '@/ui/section-head';

interface PartSectionProps extends SectionWords {
  /** Of the section. */
  id: string;
  children: ReactNode;
}

/** A part with its heading, in the measure of the page. Any word in it may break. */
export const PartSection = ({ id, children, ...words }: PartSectionProps) => (
  <section id={id} aria-labelledby={`${id}-heading`} className="section-space words-break">
    <div className="page-width">
      <SectionHead id={`${id}-heading`} {...words} />
      {children}
    </div>
  </section>
);
