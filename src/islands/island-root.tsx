import { useEffect, type ReactNode } from 'react';

import type { AnyComponent, Divided } from './data';
import { ReadinessContext, type Readiness } from './readiness';

/** On the server what the page has drawn; in the browser the same, untouched. */
function Slot({ name, children }: { name: string; children: ReactNode }) {
  return typeof window === 'undefined' ? (
    <div className="contents" data-slot={name}>
      {children}
    </div>
  ) : (
    <div
      className="contents"
      data-slot={name}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}

interface IslandRootProps extends Divided {
  readonly component: AnyComponent;
  /** Of the browser alone. */
  readonly readiness?: Readiness;
}

/** The whole tree of an island: the same on the server and in the browser. */
export function IslandRoot({ component: Component, data, slots, readiness }: IslandRootProps) {
  // Effects of what lies within have run by then.
  useEffect(() => readiness?.end(), [readiness]);
  const drawn = Object.entries(slots).map(([name, node]) => [
    name,
    <Slot key={name} name={name}>
      {node}
    </Slot>,
  ]);
  return (
    <ReadinessContext value={readiness ?? null}>
      <Component {...data} {...Object.fromEntries(drawn)} />
    </ReadinessContext>
  );
}
