import { wait } from './wait';

/**
 * Shows the first page that somebody visits in the site's own lettering, too
 * (docs/decisions/12-fonts.md). Belongs into the head, behind the styles.
 */
export function WaitForFont() {
  return <script dangerouslySetInnerHTML={{ __html: wait }} />;
}
