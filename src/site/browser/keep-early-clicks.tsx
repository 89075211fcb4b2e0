declare global {
  interface Window {
    /** What was clicked before the page's script ran; gone once it has. */
    earlyClicks?: (EventTarget | null)[] | undefined;
  }
}

const keep = `window.earlyClicks = [];
addEventListener('click', function (event) {
  if (window.earlyClicks) window.earlyClicks.push(event.target)
}, true)`;

/**
 * Stands in the head, so that a click on what only a script can do is not lost while the script is
 * on its way. Such an element says `data-late`. Menus, links and forms work without.
 */
export function KeepEarlyClicks() {
  return <script dangerouslySetInnerHTML={{ __html: keep }} />;
}
