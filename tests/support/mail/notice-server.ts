import { startMailServer } from './mail-server';

/** A mail server for this process's notices: start it before anything reads the settings. */
export async function startNoticeServer() {
  const server = await startMailServer();
  process.env.SMTP_URL = server.url;
  process.env.MAIL_FROM = 'OneLayer <hello@onelayer.example>';
  process.env.OWNER_EMAIL = 'owner@onelayer.example';
  return server;
}
