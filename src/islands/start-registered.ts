import { hydrate } from './hydrate';
import { onRegister, registered } from './registry';
import { startIslands } from './wake';

/** Wakes the islands of a page where Next loads their code, as in development. */
export function startRegisteredIslands(): void {
  const look = startIslands((name) => {
    const component = registered(name);
    if (component === undefined) return undefined;
    return (quiet) => quiet.then(() => (host) => hydrate(host, component));
  });
  onRegister(look);
}
