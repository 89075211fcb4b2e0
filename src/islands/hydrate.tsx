import { hydrateRoot } from 'react-dom/client';

import { changes } from './changes';
import { readData, type AnyComponent } from './data';
import { Readiness } from './island-context';
import { IslandRoot } from './island-root';
import { keepTyped } from './keep-typed';

/**
 * Has React take over the element of an island. When the component fails, now or later, what the server
 * sent stands there again, with what was typed: a form can still be sent as plain HTML.
 * @returns settles when it can do what is clicked
 * @throws what the component throws before
 */
export async function hydrate(host: HTMLElement, component: AnyComponent): Promise<void> {
  const { props = '{}', prefix = '' } = host.dataset;
  const typed = keepTyped(host);
  const sent = host.innerHTML;
  const slotNodes = takeSlots(host);
  const slots = Object.fromEntries([...slotNodes.keys()].map((name) => [name, null]));
  const putBack = () => {
    host.dispatchEvent(new Event(changes.gone));
    host.innerHTML = sent;
    typed.putBack();
    // Islands in its slots are others now.
    document.dispatchEvent(new Event(changes.page));
  };
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
          reject(error instanceof Error ? error : new Error(String(error)));
          if (!isAwake) return;
          reportError(error);
          // React is still at work.
          queueMicrotask(putBack);
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
    putBack();
    throw error;
  }
  typed.tellReact();
}

/**
 * What the server has drawn for each slot of an island. What the component shows later stands in
 * templates, which leave the page: React would take them for a mistake.
 */
function takeSlots(host: HTMLElement): Map<string, readonly Node[]> {
  const slots = new Map<string, readonly Node[]>();
  for (const place of host.querySelectorAll<HTMLElement>('[data-slot]')) {
    if (place.parentElement?.closest('[data-slot], [data-island]') !== host) continue;
    const isTemplate = place instanceof HTMLTemplateElement;
    const { childNodes } = isTemplate ? place.content : place;
    slots.set(place.dataset.slot ?? '', [...childNodes]);
    if (isTemplate) place.remove();
  }
  return slots;
}
