/** The look of what is typed into. */
export const box =
  'block w-full min-h-13 border border-b-[3px] border-edge border-b-ink bg-paper px-3.5 py-3 font-[440] outline-offset-0 focus:border-b-accent focus:outline-2 focus:outline-ink aria-invalid:border-bad aria-invalid:bg-bad-ground';

/** The look of what is ticked: as large as a line, in a place that a finger finds. */
export const tickBox = 'my-2.5 size-6 shrink-0 accent-ink outline-offset-2';
