import { hydrateRoot } from 'react-dom/client';

import { readData, type AnyComponent } from './data';
import { changes } from './changes';
import { IslandRoot } from './island-root';
import { keepTyped } from './keep-typed';
import { Readiness } from './readiness';

/**
 * Has React take over the element of an island.
 * @returns settles when it can do what is clicked
 */
export async function hydrate(host: HTMLElement, component: AnyComponent): Promise<void> {
  const { props = '{}', slots = '', prefix = '' } = host.dataset;
  const names = slots.split(' ').filter(Boolean);
  const giveBack = keepTyped(host);
  await new Promise<void>((resolve) => {
    const readiness = new Readiness(resolve);
    const tree = (json: string) => (
      <IslandRoot
        component={component}
        data={readData(json)}
        slots={Object.fromEntries(names.map((name) => [name, null]))}
        readiness={readiness}
      />
    );
    const root = hydrateRoot(host, tree(props), {
      identifierPrefix: prefix,
      onRecoverableError: reportError,
    });
    const drawAnew = () => root.render(tree(host.dataset.props ?? '{}'));
    host.addEventListener(changes.props, drawAnew);
    const endIfGone = () => {
      if (host.isConnected) return;
      document.removeEventListener(changes.page, endIfGone);
      root.unmount();
    };
    document.addEventListener(changes.page, endIfGone);
  });
  giveBack();
}
