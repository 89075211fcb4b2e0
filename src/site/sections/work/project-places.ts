/** Where a project stands: a row of its own, or the wide or narrow part of a shared one. */
export type ProjectPlace = 'left' | 'right' | 'wide' | 'narrow';

/** One turn of the page: a picture at the left, three uneven pairs, a picture at the right. */
const turn = ['left', 'wide', 'narrow', 'narrow', 'wide', 'wide', 'narrow', 'right'] as const;

/** Places any number of projects. One that has nobody to share its row with takes all of it. */
export function projectPlace(index: number, total: number): ProjectPlace {
  const step = index % turn.length;
  const opensPair = step % 2 === 1 && step < turn.length - 1;
  if (opensPair && index === total - 1) return 'right';
  return turn[step] ?? 'left';
}
