import { createDecipheriv, createECDH, hkdfSync, type ECDH } from 'node:crypto';

/** What a browser keeps to read its messages. */
export interface BrowserSecrets {
  readonly ecdh: ECDH;
  readonly auth: Buffer;
}

/** The secrets of a browser whose key is given in base64url, or made. */
export function browserSecrets(auth: Buffer, privateKey?: string): BrowserSecrets {
  const ecdh = createECDH('prime256v1');
  if (privateKey === undefined) ecdh.generateKeys();
  else ecdh.setPrivateKey(Buffer.from(privateKey, 'base64url'));
  return { ecdh, auth };
}

/** The message in a body, as a browser reads it (RFC 8291): the one record of RFC 8188. */
export function decrypted(body: Buffer, { ecdh, auth }: BrowserSecrets): string {
  const salt = body.subarray(0, 16);
  const recordSize = body.readUInt32BE(16);
  const theirs = body.subarray(21, 21 + body.readUInt8(20));
  const record = body.subarray(21 + theirs.length);
  if (record.length > recordSize) throw new Error('There is more than one record');
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), theirs]);
  const secret = Buffer.from(hkdfSync('sha256', ecdh.computeSecret(theirs), auth, info, 32));
  const part = (name: string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${name}\0`, length));
  const decipher = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12));
  decipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  const end = padded.lastIndexOf(2);
  if (end !== padded.length - 1) throw new Error('The record does not say that it is the last');
  return padded.subarray(0, end).toString();
}
