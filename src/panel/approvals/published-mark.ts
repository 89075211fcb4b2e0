/** In the address of a form that is loaded anew, since what it showed was just approved and published. */
export const publishedMark = '#published-as-seen';

/** Says whether it stands there, and takes it away: another load is no answer to anything. */
export function takePublishedMark(): boolean {
  if (location.hash !== publishedMark) return false;
  history.replaceState(history.state, '', location.pathname + location.search);
  return true;
}
