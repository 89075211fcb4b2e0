/** How long a first paint waits for the font at most, in milliseconds from when the styles are there. */
const longestWait = 600;

/**
 * A script for the head, behind the styles, that shows the first page of a visit in the site's own
 * lettering, too (docs/decisions/12-fonts.md). A font that comes later than the wait would move what
 * people are reading: then the page keeps the fallback.
 */
export const waitForFont = `(function (root, name, families, timer) {
  families = getComputedStyle(root).getPropertyValue(name).split(',')
  if (families.length < 2) return
  root.dataset.font = 'waiting'
  function show() { clearTimeout(timer); delete root.dataset.font }
  function giveUp() { root.style.setProperty(name, families.slice(1).join(',')); show() }
  timer = setTimeout(giveUp, ${longestWait})
  document.fonts.load('1em ' + families[0]).then(function (faces) { faces.length ? show() : giveUp() }, giveUp)
})(document.documentElement, '--font-brand')`;
