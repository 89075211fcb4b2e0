/** How many redirects editors can make; what changed slugs leave is not refused. */
export const mostRedirects = 5000;

/** … and how many of them for all that lies below an address. */
export const mostPatterns = 200;

/** So long an address may be, in letters. */
export const longestAddress = 500;
