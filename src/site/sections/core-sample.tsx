import { hatchClass } from '../drawings';
import { classNames } from '@/ui/class-names';

interface CoreSampleProps {
  /** Which of the cores: each has its own layers. */
  number: number;
  className?: string;
}

/** How thick the layers are, from the top down, and how much of the core below them has the accent. */
const CORES = [
  { layers: ['grow-3', 'grow-2', 'grow-4', 'grow-[1.5]', 'grow-[2.5]', 'grow-2'], one: 'grow-13' },
  { layers: ['grow-2', 'grow-[3.5]', 'grow-[1.5]', 'grow-2'], one: 'grow-14' },
  { layers: ['grow-4', 'grow-[1.5]', 'grow-3', 'grow-2', 'grow-[2.5]'], one: 'grow-12' },
] as const;

/** A core drilled through what a client had, down to the one layer. */
export function CoreSample({ number, className }: CoreSampleProps) {
  const { layers, one } = CORES[number % CORES.length] ?? CORES[0];
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'relative block overflow-hidden border-[1.5px] border-t-0 border-ink',
        className,
      )}
    >
      <span className="absolute -inset-y-6 -inset-x-px flex -skew-y-12 flex-col">
        {layers.map((thickness, index) => (
          <span
            key={index}
            className={classNames(
              'border-b border-ink',
              thickness,
              hatchClass(number * 4 + index + 2),
            )}
          />
        ))}
        <span className={classNames('ground-accented bg-accent', one)} />
      </span>
    </span>
  );
}
