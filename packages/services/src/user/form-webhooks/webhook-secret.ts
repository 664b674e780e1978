import { createHmac, randomBytes } from 'node:crypto';
import { sealSecret, unsealSecret } from '../../auth/second-factor/sealed-secret.ts';
import type { BrandForm } from './queue-delivery.ts';

const SECRET_BYTES = 32;
const PREFIX = 'whsec_';

const ownerOf = ({ brand, page, block }: BrandForm): string =>
  JSON.stringify(['form-webhook', brand, page, block]);

/** A new secret in the notation of Standard Webhooks, and as it is stored. */
export const createWebhookSecret = (
  form: BrandForm,
  key: Buffer,
): { readonly secret: string; readonly sealed: Buffer } => {
  const secret = `${PREFIX}${randomBytes(SECRET_BYTES).toString('base64')}`;
  return { secret, sealed: sealSecret(secret, ownerOf(form), key) };
};

interface SignedMessage {
  readonly id: string;
  readonly body: string;
  /** Epoch ms. */
  readonly now: number;
}

/**
 * The headers of Standard Webhooks 1.0: an HMAC-SHA256 over id, time and body, joined by dots. The id is the same in each
 * try, the time is that of the try.
 */
export const signMessage = (
  { id, body, now }: SignedMessage,
  form: BrandForm,
  sealed: Buffer,
  key: Buffer,
): Readonly<Record<string, string>> => {
  const timestamp = String(Math.floor(now / 1000));
  const secret = unsealSecret(sealed, ownerOf(form), key).slice(PREFIX.length);
  const signature = createHmac('sha256', Buffer.from(secret, 'base64'))
    .update(`${id}.${timestamp}.${body}`)
    .digest('base64');
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  };
};
