import { startNoticeServer } from '../mail/notice-server';

/** A mail server for all files of these settings; each resets it before each of its tests. */
export const server = await startNoticeServer();
