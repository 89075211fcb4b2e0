import { startNoticeServer } from '../mail/notice-server';
import { answerAddress } from '../submissions/thread-address';

process.env.ANSWER_ADDRESS = answerAddress;
/** Signs what a service for mail sends on. */
export const webhookSecret = (process.env.ANSWER_WEBHOOK_SECRET =
  'bT7xKq2WvR9mZc4LpY6nHs8JdF3gUa5e');

/** A mail server for all files of these settings; each resets it before each of its tests. */
export const server = await startNoticeServer();
