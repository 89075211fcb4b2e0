import type { Page } from 'playwright/test';

declare global {
  interface Window {
    /** What has moved since the page began, as the browser scores it. */
    layoutShift?: number;
  }
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

/** Scores from the next load on what moves without anybody having touched the page. */
export const watchLayoutShift = (page: Page) =>
  page.addInitScript(() => {
    window.layoutShift = 0;
    new PerformanceObserver((list) => {
      const isShift = (entry: PerformanceEntry): entry is LayoutShift => 'value' in entry;
      for (const shift of list.getEntries().filter(isShift)) {
        if (!shift.hadRecentInput) window.layoutShift = (window.layoutShift ?? 0) + shift.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

export const layoutShift = (page: Page) => page.evaluate(() => window.layoutShift ?? 1);
