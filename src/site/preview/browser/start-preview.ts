import { previewIds } from '../preview-ids';
import { startEditMarks } from './edit-marks';
import { followPanel } from './follow-panel';
import { keepAsSent } from './update-page';

// When one of its files changes in development, as for the page's own (../../browser/start-page.ts).
import.meta.turbopackHot?.dispose(() => location.reload());

/** Runs on pages with drafts alone. */
export function startPreview(): void {
  if (document.getElementById(previewIds.bar) === null) return;
  keepAsSent();
  const panel: unknown = window.parent === window ? window.opener : window.parent;
  // In the panel's frame, the panel says what this is.
  document.documentElement.toggleAttribute('data-framed', window.parent !== window);
  startEditMarks();
  if (isWindow(panel)) followPanel(panel);
}

const isWindow = (given: unknown): given is Window =>
  typeof given === 'object' && given !== null && 'postMessage' in given;
