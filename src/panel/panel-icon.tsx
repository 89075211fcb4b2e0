/** Leads from each page of the panel to its first. The logo is too wide for this place. */
export function PanelIcon() {
  // React fetches others ahead, and the browser complains where the panel's menu hides it.
  return <img src="/icon.svg" width={18} height={18} alt="" loading="lazy" />;
}
