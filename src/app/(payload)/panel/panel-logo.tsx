import { getSiteSettings } from '@/content/pages';

import { PanelMark } from './panel-mark';

/** Stands over the panel's login. */
export async function PanelLogo() {
  const { brand } = await getSiteSettings();
  return (
    <span className="panel-logo">
      <PanelMark width={64} />
      {brand}
    </span>
  );
}
