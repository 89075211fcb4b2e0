/** What the room shows to others; of the door itself there is nothing here (see `load-door.ts`). */
export type { Received } from './records/received';
export { fileInText } from './spool/entry';
export { findSender } from './spool/find-sender';
export { getSpoolTrouble, type SpoolTrouble } from './spool/trouble';
export { canReply, replySubject, replyTo, signed, withForwarded } from './replies/reply-mail';
export { hasOutbox } from './outbox/has-outbox';
export { heldNotice } from './outbox/held-notice';
export { heldPictures } from './outbox/held-pictures';
export { asAnswers, enquire, enquiryIdOf, newConversation } from './incoming/enquire';
export { headOfMail, type MailHead } from './incoming/mail/mail-head';
export type { ShownMail } from './incoming/mail/shown-mail';
export { readLook } from './incoming/read-mail';
export { peopleOf } from './incoming/mail/addresses';
export { takeInAnswer } from './outbox/customer-answer';
export { receiveMail } from './incoming/receive-mail';
export { eraseFromMailboxes } from './incoming/erase-from-mailboxes';
