/** Denser than the site's buttons: the inbox is for people who work in it all day. */
const staffButton =
  'inline-flex min-h-9 items-center justify-center gap-2 px-3.5 text-[14px] font-[620] whitespace-nowrap max-sm:min-h-11 disabled:opacity-60';

export const solidButton = `${staffButton} bg-accent text-accent-ink hover:bg-ink hover:text-paper`;

export const lineButton = `${staffButton} border-[1.5px] border-ink hover:bg-ink hover:text-paper`;

export const idleButton = `${staffButton} border-[1.5px] border-edge text-ink-soft opacity-60`;

export const barButton = `${staffButton} border border-deep-soft text-deep-ink outline-accent! hover:bg-accent hover:text-accent-ink`;

const field =
  'min-h-9 w-full border border-edge bg-sheet px-2.5 text-[14px] outline-offset-0 focus-visible:outline-2 max-sm:min-h-11 max-sm:text-[16px]';

export const textBox = field;

export const selectBox = `${field} pr-1`;

/** The box in front of a row, with room around it for a finger. */
export const tick =
  'relative size-4 flex-none align-[-3px] accent-ink before:absolute before:-inset-2 max-sm:size-5 max-sm:before:-inset-3';
