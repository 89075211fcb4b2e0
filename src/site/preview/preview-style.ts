/**
 * The look of what stands on a page in a preview. In the page itself, so that no visitor loads any
 * of it.
 */
export const previewStyle = `
@view-transition { navigation: none; }
html { scroll-padding-bottom: 80px; }
#preview-bar {
  position: sticky; bottom: 0; z-index: 30;
  display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between;
  gap: 6px 24px; padding: 8px var(--page-margin, 4vw);
  border-top: 3px solid var(--ink); background: var(--accent); color: var(--accent-ink);
  font-size: 15px; line-height: 1.35;
}
#preview-bar :is(a, button) {
  display: inline-flex; align-items: center; min-height: 44px; padding: 0 18px; border: 1.5px solid currentColor; font-weight: 620;
}
#preview-bar :is(a, button):hover { background: var(--accent-ink); color: var(--accent); }
#preview-bar button[aria-pressed=true] { background: var(--accent-ink); color: var(--accent); }
#preview-bar p { flex: 1; }
@media (width < 640px) {
  #preview-bar { flex-wrap: nowrap; gap: 10px; font-size: 14px; }
  #preview-bar span { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  #preview-bar :is(a, button) { padding: 0 10px; }
}
#preview-edit-link {
  position: fixed; z-index: 40; padding: 3px 10px; border: 1.5px solid var(--accent-ink);
  background: var(--accent); color: var(--accent-ink); font: 620 13px/1.5 var(--font-brand-rest), var(--font-brand), sans-serif;
}
#preview-edit-link:not([href]) { background: var(--sheet); color: var(--ink); }
#preview-edit-link[hidden] { display: none; }
[data-editable]:hover { outline: 1.5px dashed currentColor; outline-offset: 3px; }
[data-marks-shown] [data-editable] { outline: 1.5px dashed currentColor; outline-offset: 2px; }
[data-marks-shown] [data-fixed-wording] { outline: 1.5px dotted var(--edge); outline-offset: 2px; }
[data-marks-shown] :is([data-editable], [data-fixed-wording]):focus-visible { outline: 3px solid; }
[data-framed] #preview-bar { display: none; }
@media print { #preview-bar { display: none; } }
`;
