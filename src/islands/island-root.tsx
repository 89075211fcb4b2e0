import { use, useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';

import type { AnyComponent, DividedProps } from './data';
import { IslandContext, type IslandState } from './island-context';

interface SlotProps {
  name: string;
  children: ReactNode;
}

const Slot = typeof window === 'undefined' ? ServerSlot : BrowserSlot;

/** What the page has drawn. An island in there is one by itself. */
function ServerSlot({ name, children }: SlotProps) {
  use(IslandContext)?.drawnSlots?.add(name);
  return (
    <div className="contents" data-slot={name}>
      <IslandContext value={null}>{children}</IslandContext>
    </div>
  );
}

/** The same, untouched, wherever the component shows it. */
function BrowserSlot({ name }: SlotProps) {
  const nodes = use(IslandContext)?.slotNodes?.get(name);
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (nodes && place.current?.hasChildNodes() === false) place.current.append(...nodes);
  }, [nodes]);
  return (
    <div
      ref={place}
      className="contents"
      data-slot={name}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}

interface IslandRootProps extends DividedProps {
  readonly component: AnyComponent;
  readonly state: IslandState;
}

/** The whole tree of an island: the same on the server and in the browser. */
export function IslandRoot({ component: Component, data, slots, state }: IslandRootProps) {
  // Effects of what lies within have run by then.
  useEffect(() => state.readiness?.end(), [state]);
  const drawn = Object.entries(slots).map(([name, node]) => [
    name,
    <Slot key={name} name={name}>
      {node}
    </Slot>,
  ]);
  return (
    <IslandContext value={state}>
      <Component {...data} {...Object.fromEntries(drawn)} />
    </IslandContext>
  );
}
