import { hatchClass } from '../../drawings';
import { classNames } from '@/ui/class-names';
import { quoteForm } from '@/forms';

const names: readonly string[] = quoteForm.fields.map(({ name }) => name);

/** The class of each answer's layer. */
export const quoteLayers: Readonly<Record<string, string>> = Object.fromEntries(
  names.map((name, index) => [name, hatchClass(index)]),
);

interface QuoteCoreProps {
  /** The names of the fields that were answered; without it all of them are there. */
  answered?: readonly string[];
  className?: string;
}

/** The core of a request: a layer for each answer, and the accent below them all. */
export function QuoteCore({ answered = names, className }: QuoteCoreProps) {
  return (
    <div
      aria-hidden="true"
      className={classNames('relative overflow-hidden border-ink bg-sheet', className)}
    >
      <div className="absolute inset-x-0 -inset-y-16 flex -skew-y-6 flex-col">
        {names.map((name, index) => (
          <span
            key={name}
            // A script hides what was not answered (thank-you-view.ts).
            data-layer={name}
            hidden={!answered.includes(name)}
            className={classNames(
              'border-b border-ink',
              ['grow-3', 'grow-2', 'grow-4'][index % 3],
              quoteLayers[name],
            )}
          />
        ))}
        <span className="grow-13 bg-accent" />
      </div>
    </div>
  );
}
