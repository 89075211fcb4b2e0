/** So many letters of a query are looked at, and so many words. */
export const mostLetters = 100;
export const mostWords = 8;

export const resultsAPage = 10;

/** Results that somebody can leaf to: whoever wants more searches for less. */
export const mostResults = 500;
