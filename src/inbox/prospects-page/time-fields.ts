/** So many are proposed at once: with one there is nothing to choose. */
export const leastTimes = 2;
export const mostTimes = 5;
