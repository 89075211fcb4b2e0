const longest = 200;

/** What programs try everywhere: files of other systems. Nobody needs a redirect from these. */
const probe = /\/(?:\.|wp-|cgi-bin\b|xmlrpc\.php)/i;

/** An email address, a telephone number, an id. */
const personal = [/@/, /\d{6}/, /[\da-f]{8}-[\da-f]{4}-/i];

/** A token: many letters and digits without a break, as nobody writes words. */
const token = /(?=\w*\d)(?=\w*[a-z])\w{16}|\w{32}/i;

/**
 * Whether a missing page's address may be kept. It says nothing of a person, as far as a program
 * can tell: what links in mails carry is left out, and so is what is too long to be an address that
 * somebody printed.
 */
export const isCountable = (path: string): boolean =>
  path.length <= longest &&
  !probe.test(path) &&
  !token.test(path) &&
  personal.every((pattern) => !pattern.test(path));
