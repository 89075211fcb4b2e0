import { updatePage } from './update-page';

/** What Payload's panel says when it has saved, and when it wants to know whether we listen. */
const saved = 'payload-document-event';
const ready = { type: 'payload-live-preview', ready: true };

/** Shows each change as soon as the panel has saved it. */
export function followPanel(panel: Window): void {
  const update = oneAtATime(updatePage);
  window.addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source === panel && origin === window.origin && typeOf(data) === saved) update();
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
