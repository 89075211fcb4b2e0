/** Where a browser keeps which announcements its visitor closed: the last ten. Nothing else reads it. */
const closedKey = 'closed-announcements';

export const barId = 'announcement';

/**
 * Stands behind the bar, in pages that have one which can be closed: it is gone before it is painted for whoever
 * closed it, and no page without one has a script more.
 * @param key of letters, digits, hyphens and low lines
 */
export const closeAnnouncement = (key: string) => `(function (bar, kept) {
  try { kept = (localStorage.getItem('${closedKey}') || '').split(' ') } catch (closed) { kept = [] }
  bar.hidden = kept.indexOf('${key}') >= 0
  bar.querySelector('button').addEventListener('click', function (event) {
    bar.hidden = true
    if (event.detail === 0) document.querySelector('#site-header a').focus({ preventScroll: true })
    try { localStorage.setItem('${closedKey}', kept.concat('${key}').slice(-10).join(' ').trim()) } catch (full) {}
  })
})(document.getElementById('${barId}'))`;

/**
 * In the page itself: no other loads any of it. An open menu hangs below the header, wherever that is now; where a
 * browser cannot say so, the bar makes room.
 */
export const barStyle = `
#${barId} { background: var(--accent); color: var(--accent-ink); border-bottom: 1px solid var(--accent-ink); font-size: 16px; line-height: 1.35; }
#${barId}[hidden] { display: none; }
#${barId} > div { display: flex; align-items: center; gap: 4px 20px; min-height: 47px; }
#${barId} p { flex: 1; padding-block: 8px; font-weight: 560; overflow-wrap: anywhere; }
#${barId} a { display: inline-block; padding-block: 4px; font-weight: 700; text-decoration: underline; text-underline-offset: 4px; }
#${barId} a:hover { text-decoration-thickness: 3px; }
#${barId} :focus-visible { outline-color: var(--accent-ink); outline-offset: -3px; }
#${barId} button { display: none; flex: none; align-self: start; width: 44px; height: 47px; margin-right: -12px; font-size: 26px; line-height: 1; }
[data-scheme] #${barId} button { display: block; }
#${barId} button:hover { background: var(--accent-ink); color: var(--accent); }
@media (width < 640px) { #${barId} { font-size: 15px; } }
@media (forced-colors: active) { #${barId} { border-bottom-width: 3px; } #${barId} button { border: 1px solid; } }
@media print { #${barId} { display: none; } }
@supports (top: anchor(bottom)) {
  #site-header { anchor-name: --site-header; }
  #site-menu, #industries-menu, [id^=menu-list] { position-anchor: --site-header; top: anchor(bottom); }
  #site-menu { height: auto; bottom: 0; }
}
@supports not (top: anchor(bottom)) { body:has(:is(#site-menu, #industries-menu, [id^=menu-list]):popover-open) #${barId} { display: none; } }
`;
