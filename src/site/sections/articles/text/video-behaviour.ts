/** What the host’s player may do. */
const allowed = 'autoplay; fullscreen; encrypted-media; picture-in-picture';

/** A click on a video’s poster plays it in its place. To open it elsewhere stays with the browser. */
export function startVideos(): void {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link =
      event.target instanceof Element ? event.target.closest<HTMLElement>('a[data-video]') : null;
    if (!link) return;
    event.preventDefault();
    link.replaceWith(playerFor(link));
  });
}

function playerFor({ dataset }: HTMLElement): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.src = dataset['video'] ?? '';
  frame.title = dataset['title'] ?? '';
  frame.allow = allowed;
  frame.className = 'block aspect-video w-full border-[1.5px] border-ink';
  // The keyboard goes on where it was.
  frame.addEventListener('load', () => frame.focus(), { once: true });
  return frame;
}
