import { isEmailAddress } from '../email-address';

const userOf = (url: URL): string => decodeURIComponent(url.username);

/** The address by which a mailbox is signed in to, where it is one; null elsewhere. */
export function imapAddress(written: string): string | null {
  const user = userOf(new URL(written));
  return isEmailAddress(user) ? user : null;
}

/**
 * What a mailbox is called for people, without its password: its address, else the user and the host.
 * @param written as IMAP_URL has it: `imaps://user:password@host/folder`
 */
export function imapName(written: string): string {
  const url = new URL(written);
  const folder = decodeURIComponent(url.pathname.slice(1)) || 'INBOX';
  const name = imapAddress(written) ?? [userOf(url), url.host].filter(Boolean).join(' at ');
  return folder.toUpperCase() === 'INBOX' ? name : `${name}, ${folder}`;
}
