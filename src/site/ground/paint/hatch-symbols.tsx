import { HatchPatterns } from './hatch-patterns';

/** The hatches, drawn once, for all drawings on the page to refer to. */
export function HatchSymbols() {
  return (
    <svg className="ground-defs" aria-hidden="true">
      <defs>
        <HatchPatterns />
      </defs>
    </svg>
  );
}
