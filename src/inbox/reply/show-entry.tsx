'use client';

/** Leads to a mail of the thread below. The thread stands in the page twice, and one of them shows. */
export function ShowEntry({ id }: { id: string }) {
  function show() {
    const entries = document.querySelectorAll<HTMLElement>(`[data-entry="${id}"]`);
    const shown = [...entries].find((each) => each.offsetParent !== null);
    shown?.scrollIntoView({ block: 'center' });
    shown?.focus({ preventScroll: true });
  }
  return (
    <button
      type="button"
      onClick={show}
      className="min-h-6 underline underline-offset-2 max-sm:min-h-11"
    >
      Show it
    </button>
  );
}
