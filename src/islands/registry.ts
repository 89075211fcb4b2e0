import type { AnyComponent } from './data';

/** The islands whose code is here, by name. */
const components = new Map<string, AnyComponent>();

const listeners = new Set<() => void>();

/** Called as the file of an island is loaded, and again when development has a new one. */
export function register(name: string, component: AnyComponent): void {
  components.set(name, component);
  for (const tell of listeners) tell();
}

export const registered = (name: string): AnyComponent | undefined => components.get(name);

/** Calls whenever an island has come. */
export const onRegister = (tell: () => void): void => void listeners.add(tell);
