/**
 * Payload's words, by which alone some of its answers can be told apart (read in 3.90.2). In a build
 * its classes have no names, and these errors no codes.
 */

/** Of an error that it does not explain to strangers. */
export const unknownError = 'An unknown error occurred.';

/** How the message of a refusal begins that gives no reason. */
export const invalidField = 'The following field is invalid:';

/** Of a link for a new password; in production it answers with an unknown error. */
export const deadLink = 'Token is either invalid or has expired.';

/** How it and busboy put what is wrong with a form that was sent. */
export const unreadableForm =
  /^(Malformed |Multipart: |Unexpected end of |Unsupported content type|Missing Content-Type|Request is not eligible)/;

/** How it logs that the database is away: with the reason. */
export const namesReason = /^Error: cannot (begin transaction|connect to Postgres)\b/;

/** Of two keys of an order between which there is none, and of what is no key. */
export const betweenNoKeys =
  /^invalid (integer part of )?order key|^\S* >= \S*$|^trailing zero$|^cannot (in|de)crement any more$/;
