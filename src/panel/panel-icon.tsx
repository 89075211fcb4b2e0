/** Leads from each page of the panel to its first. The logo is too wide for this place. */
export function PanelIcon() {
  return <img src="/icon.svg" width={18} height={18} alt="" />;
}
