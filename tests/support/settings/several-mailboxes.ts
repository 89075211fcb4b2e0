import { startMailbox } from '../mail/imap-server';
import { startNoticeServer } from '../mail/notice-server';
import { answerAddress } from '../submissions/thread-address';

/** Two mailboxes that are read: that of answers, and one of the team. */
export const [inbox, sales] = await Promise.all([
  startMailbox(),
  startMailbox('sales@onelayer.example'),
]);
process.env.ANSWER_ADDRESS = answerAddress;
process.env.IMAP_URL = `${inbox.url} ${sales.url}`;

/** A mail server for all files of these settings; each resets it before each of its tests. */
export const server = await startNoticeServer();
