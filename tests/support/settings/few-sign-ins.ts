import { startMailServer } from '../mail/mail-server';

process.env.LOGIN_RATE_LIMIT = '8';

/** A mail server for all files of these settings; each resets it before each of its tests. */
export const server = await startMailServer();
process.env.SMTP_URL = server.url;
