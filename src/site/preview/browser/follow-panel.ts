import { ready, savedType, savedMessage } from '@/platform/payload/panel/preview-messages';

import { updatePage } from './update-page';

/** Shows each change as soon as the panel has saved it. */
export function followPanel(panel: Window): void {
  const update = oneAtATime(updatePage);
  // Of a document that is saved in a drawer, Payload alone tells us.
  let isKnown = false;
  window.addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source !== panel || origin !== window.origin) return;
    const type = typeOf(data);
    if (type === savedMessage || (type === savedType && !isKnown)) update();
    if (type === savedMessage || type === savedType) isKnown = type === savedMessage;
  });
  panel.postMessage(ready, window.origin);
}

const typeOf = (data: unknown): unknown =>
  typeof data === 'object' && data !== null && 'type' in data ? data.type : undefined;

/** What is asked for while it is being done is done once more after it. */
function oneAtATime(work: () => Promise<void>): () => void {
  let isBusy = false;
  let isAskedAgain = false;
  return function ask() {
    isAskedAgain = true;
    if (isBusy) return;
    isBusy = true;
    void (async () => {
      while (isAskedAgain) {
        isAskedAgain = false;
        // Without a connection the next save tries again.
        await work().catch(reportError);
      }
      isBusy = false;
    })();
  };
}
