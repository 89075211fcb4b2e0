import { classNames } from '@/ui/class-names';

import type { Answered } from '../fill/use-answered';
import type { FormField } from '../kinds';

/** The core beside a form: a layer for each field, which is there once it is answered. */
export interface Core {
  /** The class of each field's layer, by its name. */
  readonly layers: Readonly<Record<string, string>>;
  readonly answered: Answered;
}

interface CoreRunProps {
  core: Core;
  /** Those of the row that it stands beside. */
  fields: readonly FormField[];
}

/** The piece of the core beside a row. It says again what the fields say, and nothing to screen readers. */
export const CoreRun = ({ core: { layers, answered }, fields }: CoreRunProps) => (
  <span aria-hidden="true" className="core-run">
    {fields.map(({ name, kind }) => (
      <span
        key={name}
        data-there={name in answered ? '' : undefined}
        className={classNames('core-layer', layers[name])}
      >
        {kind === 'choice' && answered[name] !== undefined ? (
          <span className="core-words">{answered[name]}</span>
        ) : null}
      </span>
    ))}
  </span>
);

/** Its last piece, in the accent: all that is needed is answered. */
export const LastRun = ({ isThere }: { isThere: boolean }) => (
  <span aria-hidden="true" className="core-run">
    <span data-there={isThere ? '' : undefined} className="core-layer bg-accent" />
  </span>
);
