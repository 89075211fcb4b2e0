import type { ReactNode } from 'react';

/** One component of the styleguide under its name. */
export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section aria-label={name} className="mt-14 border-t border-line pt-4">
      <p className="mb-6 text-small text-ink-soft">{name}</p>
      <div className="flex flex-wrap items-center gap-6">{children}</div>
    </section>
  );
}
