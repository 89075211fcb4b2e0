'use client';

import { use, useEffect, useId, useState } from 'react';

import { useHydrated } from '@/ui/use-hydrated';

import { changes } from './changes';
import { divideProps, type AnyComponent, type DividedProps } from './data';
import { drawIsland } from './draw-island';
import { IslandContext } from './island-context';

/**
 * When the code of an island comes: as soon as the page runs, when the browser has nothing to do,
 * when the island comes into sight, when somebody points at it, touches it or gets there by key, or
 * when a picture in it cannot be loaded.
 */
export type Wake = 'load' | 'idle' | 'visible' | 'touch' | 'failure';

interface IslandHostProps {
  readonly name: string;
  readonly wake: Wake;
  readonly component: AnyComponent;
  readonly given: object;
}

/** React draws a component anew when what it waited for is there; its props are the same ones then. */
const drawn = new WeakMap<object, Promise<string>>();

function draw(given: object, component: AnyComponent, divided: DividedProps, prefix: string) {
  const known = drawn.get(given);
  if (known !== undefined) return known;
  const made = drawIsland(component, divided, prefix);
  drawn.set(given, made);
  return made;
}

/** A component within another island is a part of it, and wakes with it. */
export function IslandHost(props: IslandHostProps) {
  const { component: Component, given } = props;
  return use(IslandContext) === null ? <IslandElement {...props} /> : <Component {...given} />;
}

/**
 * The element of an island. Each is a root of its own on the server, too: ids of `useId` say where in
 * its tree a component stands, and the page's tree is not there in the browser.
 */
function IslandElement({ name, wake, component: Component, given }: IslandHostProps) {
  const prefix = useId();
  const divided = divideProps(name, given);
  const props = JSON.stringify(divided.data);
  // The server has not sent what a router draws later.
  const [isDrawnHere] = useState(useHydrated());
  const [host, setHost] = useState<HTMLElement | null>(null);
  // Where the page is React's, too: new props of the server.
  useEffect(() => {
    host?.dispatchEvent(new Event(changes.props));
  }, [host, props]);
  useEffect(() => () => void host?.dispatchEvent(new Event(changes.gone)), [host]);
  if (isDrawnHere) return <Component {...given} />;
  const html = typeof window === 'undefined' ? use(draw(given, Component, divided, prefix)) : '';
  return (
    <div
      ref={setHost}
      className="contents"
      data-island={name}
      data-wake={wake}
      data-prefix={prefix}
      data-props={props === '{}' ? undefined : props}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
