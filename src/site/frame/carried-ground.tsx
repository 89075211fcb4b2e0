const mark = `addEventListener('pagereveal', function (event) {
  if (event.viewTransition) document.documentElement.dataset.carried = ''
})`;

/**
 * Says of a page that it takes the place of another one before somebody's eyes
 * (view-transitions.css). Belongs into the head: the page's script comes after its first paint.
 */
export function CarriedGround() {
  return <script dangerouslySetInnerHTML={{ __html: mark }} />;
}
