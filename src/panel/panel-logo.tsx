import { getSiteSettings } from '@/site/content';
import { palette } from '@/ui/styles/palette';

/** Stands over the panel's login. Payload's style sheet knows no colour of the site's. */
export async function PanelLogo() {
  const { brand } = await getSiteSettings();
  return (
    <span className="panel-logo">
      <svg viewBox="0 0 44 22" width="64" height="32" aria-hidden="true">
        <path
          d="M0 1h22M0 6h22M0 11h22M0 16h22M0 21h22"
          fill="none"
          stroke="currentColor"
          strokeWidth={1.7}
        />
        <path d="M20 0h24v22H20z" fill={palette.one} />
      </svg>
      {brand}
    </span>
  );
}
