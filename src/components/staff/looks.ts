/** Denser than the site's buttons: the inbox is for people who work in it all day. */
const staffButton =
  'inline-flex min-h-9 items-center justify-center gap-2 px-3.5 text-[14px] font-[620] whitespace-nowrap max-sm:min-h-11 disabled:opacity-60';

export const solidButton = `${staffButton} bg-one text-one-ink hover:bg-ink hover:text-paper`;

export const lineButton = `${staffButton} border-[1.5px] border-ink hover:bg-ink hover:text-paper`;

export const idleButton = `${staffButton} border-[1.5px] border-edge text-ink-soft opacity-60`;

export const barButton = `${staffButton} border border-deep-soft text-deep-ink outline-one! hover:bg-one hover:text-one-ink`;
