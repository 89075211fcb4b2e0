import { changes } from './changes';
import { hydrate } from './hydrate';
import { onRegister, registered } from './registry';
import { startIslands } from './wake';

/** Has the islands of a page wake where Next brings their code: in development, say. */
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
