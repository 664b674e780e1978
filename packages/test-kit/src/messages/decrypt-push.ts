import { createDecipheriv, type ECDH, hkdfSync } from 'node:crypto';

const KEY_LENGTH = 16;
const NONCE_LENGTH = 12;
const SECRET_LENGTH = 32;
const SALT_LENGTH = 16;
const TAG_LENGTH = 16;
/** Salt, size of a record, and length of the key that follows. */
const HEADER_LENGTH = SALT_LENGTH + 5;
const LAST_RECORD = 2;

/** Decrypts the single record of a push message (RFC 8291, `aes128gcm`) as a browser does. @throws Error for a wrong key */
export const decryptPush = (body: Buffer, ecdh: ECDH, auth: Buffer): string => {
  const salt = body.subarray(0, SALT_LENGTH);
  const keyEnd = HEADER_LENGTH + (body[HEADER_LENGTH - 1] ?? 0);
  const sender = body.subarray(HEADER_LENGTH, keyEnd);
  const context = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender]);
  const input = hkdfSync('sha256', ecdh.computeSecret(sender), auth, context, SECRET_LENGTH);
  const derive = (name: string, length: number) =>
    Buffer.from(
      hkdfSync('sha256', Buffer.from(input), salt, `Content-Encoding: ${name}\0`, length),
    );
  const decipher = createDecipheriv(
    'aes-128-gcm',
    derive('aes128gcm', KEY_LENGTH),
    derive('nonce', NONCE_LENGTH),
  );
  decipher.setAuthTag(body.subarray(-TAG_LENGTH));
  const padded = Buffer.concat([
    decipher.update(body.subarray(keyEnd, -TAG_LENGTH)),
    decipher.final(),
  ]);
  return padded.subarray(0, padded.lastIndexOf(LAST_RECORD)).toString('utf8');
};
