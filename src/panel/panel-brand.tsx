import mark from '~/brand/mark.json' with { type: 'json' };
import { getSiteSettings } from '@/site/content';
import { palette } from '@/ui/palette';

/** Stands over the panel's login. Payload's style sheet knows no colour of the site's. */
export async function PanelLogo() {
  const { brand } = await getSiteSettings();
  return (
    <span className="panel-logo">
      <svg viewBox={`0 0 ${mark.width} ${mark.height}`} width="64" height="32" aria-hidden="true">
        <path d={mark.lines} fill="none" stroke="currentColor" strokeWidth={mark.weight} />
        <path d={mark.bar} fill={palette.accent} />
      </svg>
      {brand}
    </span>
  );
}

/** Leads from each page of the panel to its first. The logo is too wide for this place. */
export function PanelIcon() {
  // React fetches others ahead, and the browser complains where the panel's menu hides it.
  return <img src="/icon.svg" width={18} height={18} alt="" loading="lazy" />;
}
