/**
 * Of what runs side by side the first speaks as it goes, any other when it is done.
 * @template Result
 * @param {boolean} isFirst
 * @param {(text: string) => void} print
 * @param {(print: (text: string) => void) => Promise<Result>} run
 * @returns {Promise<Result>}
 */
export async function inTurn(isFirst, print, run) {
  if (isFirst) return run(print);
  let kept = '';
  const result = await run((text) => void (kept += text));
  print(kept);
  return result;
}
