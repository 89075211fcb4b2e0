/** How far ahead it looks for the place where both texts agree again. */
const reach = 400;
/** So many equal lines are such a place; one alone may be a closing tag. */
const agreement = 3;

/**
 * Finds the stretches of lines in which two texts differ.
 * @param {readonly string[]} before
 * @param {readonly string[]} after
 * @returns {string[]} each as its old lines (-) and its new ones (+)
 */
export function differences(before, after) {
  /** @type {string[]} */
  const found = [];
  let [left, right] = [0, 0];
  while (left < before.length || right < after.length) {
    if (before[left] === after[right]) {
      left += 1;
      right += 1;
      continue;
    }
    const [gone, come] = untilAgreement(
      before.slice(left, left + reach),
      after.slice(right, right + reach),
    );
    found.push(
      [
        ...before.slice(left, left + gone).map((line) => `- ${line}`),
        ...after.slice(right, right + come).map((line) => `+ ${line}`),
      ].join('\n'),
    );
    left += gone;
    right += come;
  }
  return found;
}

/**
 * How many lines to skip on both sides, as few as possible in all.
 * @param {readonly string[]} before
 * @param {readonly string[]} after
 * @returns {[gone: number, come: number]}
 */
function untilAgreement(before, after) {
  for (let skipped = 1; skipped <= before.length + after.length; skipped += 1) {
    for (
      let gone = Math.max(0, skipped - after.length);
      gone <= Math.min(skipped, before.length);
      gone += 1
    ) {
      if (agrees(before, gone, after, skipped - gone)) return [gone, skipped - gone];
    }
  }
  return [before.length, after.length];
}

/**
 * @param {readonly string[]} before
 * @param {number} left
 * @param {readonly string[]} after
 * @param {number} right
 */
function agrees(before, left, after, right) {
  if (left >= before.length || right >= after.length) return false;
  for (let line = 0; line < agreement; line += 1) {
    if (before[left + line] !== after[right + line]) return false;
  }
  return true;
}
