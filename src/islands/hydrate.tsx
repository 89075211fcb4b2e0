import { hydrateRoot } from 'react-dom/client';

import { changes } from './changes';
import { readData, type AnyComponent } from './data';
import { Readiness } from './island-context';
import { IslandRoot } from './island-root';
import { keepTyped } from './keep-typed';
import { takeSlots } from './take-slots';

/**
 * Has React take over the element of an island.
 * @returns settles when it can do what is clicked
 * @throws when the component does: what the server sent stands there again then, with what was typed
 */
export async function hydrate(host: HTMLElement, component: AnyComponent): Promise<void> {
  const { props = '{}', prefix = '' } = host.dataset;
  const typed = keepTyped(host);
  const sent = host.innerHTML;
  const slotNodes = takeSlots(host);
  const slots = Object.fromEntries([...slotNodes.keys()].map((name) => [name, null]));
  try {
    await new Promise<void>((resolve, reject) => {
      let isAwake = false;
      const awake = () => {
        isAwake = true;
        resolve();
      };
      const state = { readiness: new Readiness(awake), slotNodes };
      const tree = (json: string) => (
        <IslandRoot component={component} data={readData(json)} slots={slots} state={state} />
      );
      const root = hydrateRoot(host, tree(props), {
        identifierPrefix: prefix,
        onRecoverableError: reportError,
        onUncaughtError: (error) => {
          if (isAwake) reportError(error);
          reject(error instanceof Error ? error : new Error(String(error)));
        },
      });
      const redraw = () => root.render(tree(host.dataset.props ?? '{}'));
      host.addEventListener(changes.props, redraw);
      const end = () => {
        host.removeEventListener(changes.props, redraw);
        root.unmount();
      };
      host.addEventListener(changes.gone, end, { once: true });
    });
  } catch (error) {
    host.dispatchEvent(new Event(changes.gone));
    host.innerHTML = sent;
    typed.putBack();
    throw error;
  }
  typed.tellReact();
}
