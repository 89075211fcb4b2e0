import type { ReactNode } from 'react';

import type { IslandProps } from './data';
import { IslandHost, type Wake } from './island-host';
import { register } from './registry';

interface Settings {
  /** Of its own among all islands. */
  readonly name: string;
  readonly wake: Wake;
}

/** A component that a page uses like any other, and that React runs in the browser. */
export interface Island<Props> {
  (props: Props): ReactNode;
  readonly component: (props: Props) => ReactNode;
}

/**
 * Makes an island of a component: drawn on the server like all else, and hydrated by itself, in
 * development and in production, on a page whose other parts stay HTML. It is the default export of a
 * file `….island.tsx` that begins with `'use client'`.
 *
 * Its props are data. What the page draws for it (`children`, or any prop that is an element) stays as it
 * was sent: the component puts it somewhere and does not look into it.
 */
export function island<Props extends object & IslandProps<Props>>(
  settings: Settings,
  component: (props: Props) => ReactNode,
): Island<Props> {
  register(settings.name, component);
  const Island = (props: Props) => <IslandHost {...settings} component={component} given={props} />;
  return Object.assign(Island, { component });
}
