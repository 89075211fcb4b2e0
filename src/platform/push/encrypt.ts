import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** What a browser gave us to encrypt for it, each in base64url. */
export interface BrowserKeys {
  /** A point of P-256, 65 bytes. */
  readonly p256dh: string;
  /** 16 bytes. */
  readonly auth: string;
}

const curve = 'prime256v1';
const recordBytes = 4096;
/** The one record of a message ends with it. */
const lastRecord = Buffer.from([2]);

const derived = (secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/**
 * A message as the push service passes it on and only that browser reads it: RFC 8291, in the encoding
 * `aes128gcm` of RFC 8188.
 * @throws where the keys are none
 */
export function encryptFor({ p256dh, auth }: BrowserKeys, message: string): Buffer {
  const theirs = Buffer.from(p256dh, 'base64url');
  const ours = createECDH(curve);
  const own = ours.generateKeys();
  const shared = ours.computeSecret(theirs);
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, own]);
  const secret = derived(shared, Buffer.from(auth, 'base64url'), about, 32);
  const salt = randomBytes(16);
  const key = derived(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derived(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(recordBytes);
  return Buffer.concat([
    ...[salt, size, Buffer.from([own.length]), own],
    ...[cipher.update(message), cipher.update(lastRecord), cipher.final(), cipher.getAuthTag()],
  ]);
}

/** Whether a message can be encrypted for it. */
export function areKeys({ p256dh, auth }: BrowserKeys): boolean {
  try {
    encryptFor({ p256dh, auth }, '');
    return Buffer.from(auth, 'base64url').length === 16;
  } catch {
    return false;
  }
}
