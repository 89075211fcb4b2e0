import { createHmac } from 'node:crypto';

/** The mailbox of the tests' sites. */
export const answerAddress = 'inbox@onelayer.example';

/**
 * The address whose mails land on a thread, for tests that ask a site from outside: as
 * src/submissions/records/incoming/thread-address.ts makes it, under the same secret.
 */
export function signedAddress(form: 'contact' | 'quote', id: string): string {
  const short = BigInt(`0x${id.replaceAll('-', '')}`)
    .toString(36)
    .padStart(25, '0');
  const name = `${form.charAt(0)}${short}`;
  const signature = createHmac('sha256', process.env.PAYLOAD_SECRET ?? '')
    .update(`thread address ${name}`)
    .digest('hex')
    .slice(0, 20);
  return answerAddress.replace('@', `+${name}.${signature}@`);
}
