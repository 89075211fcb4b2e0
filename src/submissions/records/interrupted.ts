/**
 * Why a reply is not tried again by itself: SMTP knows no transaction. Where the answer to a mail is
 * lost, nobody can tell whether the server took it, and a person decides.
 */
export const interrupted =
  'It may have arrived: it was interrupted before the mail server answered';
