import { changes } from './changes';
import { hydrate } from './hydrate';
import { onRegister, registered } from './registry';
import { startIslands } from './wake';

/** Wakes the islands of a page where Next loads their code, as in development. */
export function startRegisteredIslands(): void {
  const start = () =>
    startIslands((name) => {
      const component = registered(name);
      if (component === undefined) return undefined;
      return (quiet) => quiet.then(() => (host) => hydrate(host, component));
    });
  start();
  onRegister(start);
  document.addEventListener(changes.page, start);
}
