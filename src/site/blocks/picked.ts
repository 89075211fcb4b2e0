interface Named {
  readonly id: string;
}

/**
 * The documents that an editor picked, in that order; the first ones when nothing is picked. What
 * the site does not show is left out.
 * @param shown all that the site shows
 * @param most how many there are when nothing is picked
 */
export function picked<Doc extends Named>(
  shown: readonly Doc[],
  picks: readonly (string | Named)[] | null | undefined,
  most = Infinity,
): Doc[] {
  if (!picks || picks.length === 0) return shown.slice(0, most);
  const ids = picks.map((pick) => (typeof pick === 'string' ? pick : pick.id));
  return ids.flatMap((id) => shown.find((doc) => doc.id === id) ?? []);
}
