import { schemeKey } from './scheme';

/**
 * Runs in the head of each page, before anything is painted: a page that is the same for all shows
 * the visitor's scheme from the start. The attribute also says that scripts run.
 */
const applyKeptScheme = `(function (root, kept) {
  try { kept = localStorage.getItem('${schemeKey}') } catch (closed) {}
  root.dataset.scheme = kept === 'light' || kept === 'dark' ? kept : 'system'
})(document.documentElement)`;

/** Belongs into the head of each document, whose `html` suppresses the warning about the attribute. */
export function KeptScheme() {
  return <script dangerouslySetInnerHTML={{ __html: applyKeptScheme }} />;
}
