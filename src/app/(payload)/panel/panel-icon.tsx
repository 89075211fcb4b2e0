import { PanelMark } from './panel-mark';

/** Leads from each page of the panel to its first. */
export function PanelIcon() {
  return <PanelMark width={28} />;
}
