/** The ids of replies that were taken back, as a form and a draft keep them. */
export const idsIn = (kept: string): readonly string[] => kept.split(' ').filter((id) => id !== '');
