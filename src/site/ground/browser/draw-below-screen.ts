/**
 * The buildings below the screen are laid out and painted once the page has come and the browser has
 * time, which is sooner where somebody scrolls to them (drawing.css).
 */
export function drawBelowScreen(): void {
  const draw = () => document.documentElement.removeAttribute('data-arriving');
  const drawWhenIdle = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(draw);
    else setTimeout(draw);
  };
  if (document.readyState === 'complete') drawWhenIdle();
  else addEventListener('load', drawWhenIdle, { once: true });
}
