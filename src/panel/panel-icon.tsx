/** Leads from each page of the panel to its first. The mark is too wide for its place; the icon fits. */
export function PanelIcon() {
  return <img src="/icon.svg" width={18} height={18} alt="" />;
}
