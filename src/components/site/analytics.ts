declare global {
  interface Window {
    dataLayer?: Record<string, unknown>[];
  }
}

/**
 * Notes an event for whatever analytics is configured; with none, the note goes nowhere (product,
 * decision 9).
 */
export function pushEvent(event: string, details: Record<string, unknown> = {}): void {
  window.dataLayer ??= [];
  window.dataLayer.push({ event, ...details });
}
