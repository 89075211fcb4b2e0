const longest = 200;

/** What programs try everywhere: files of other systems. Nobody needs a redirect from these. */
const probe = /\/(?:\.|wp-|cgi-bin\b|xmlrpc\.php)/i;

/** An email address, an id, and what is encoded twice, which may be anything. */
const personal = [/@/, /[([{]\s*at\s*[)\]}]/i, /[\da-f]{8}-[\da-f]{4}-/i, /%[\da-f]{2}/i];

/** A token: many letters and digits without a break, as nobody writes words. */
const token = /(?=\w*\d)(?=\w*[a-z])\w{16}|\w{32}/i;

/** Years, months and days, as old addresses have them: `/2023/07/12`, `2019-2020`. */
const dates = /(?<!\d)20\d\d(?:[-_./](?:20\d\d|\d{1,2}(?:[-_./]\d{1,2})?))?(?!\d)/g;

/** What stands below these opens something for whoever has it. */
const secret = /^\/(?:mail|received|review)\//i;

/** What no address of a page has: what cannot be seen or turns a line around, brackets, quotes. */
const unprinted = /[\p{C}\p{Zl}\p{Zp}<>[\]{}|\\^`"*]/u;

/**
 * A number of a card, a telephone or a patient, in any digits, and however it is divided: a name
 * divides two numbers, and nothing else does.
 */
const longNumber = /\p{Nd}{6}|\p{Nd}(?:[^\p{L}\p{Nd}]{0,3}\p{Nd}){6}/u;

/**
 * Whether a missing page's address may be kept. It says nothing of a person, as far as a program
 * can tell: what links in mails carry is left out, and so is what is too long to be an address that
 * somebody printed.
 */
export function isCountable(given: string): boolean {
  // In its plain letters: readers take `＠` for an @.
  const path = given.normalize('NFKC');
  return (
    path.length <= longest &&
    !unprinted.test(given) &&
    !unprinted.test(path) &&
    !probe.test(path) &&
    !secret.test(path) &&
    !token.test(path) &&
    !longNumber.test(path.replace(dates, 'date')) &&
    personal.every((pattern) => !pattern.test(path))
  );
}
