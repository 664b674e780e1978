import Type from 'typebox';
import { defineCall } from '../call.ts';

const base = {
  service: 'user',
  auth: 'token',
  params: Type.Object({}),
  query: Type.Object({}),
} as const;

const Endpoint = Type.String({
  minLength: 1,
  maxLength: 1_000,
  pattern: '^[!-~]+$',
  description: 'the https:// address that the browser received from its push service',
});
const MessageAnswer = Type.Object({ message: Type.String({ minLength: 1 }) });

/** Where the reader gets notices. */
export const devices = defineCall({
  ...base,
  method: 'GET',
  path: '/notifications/devices',
  answer: Type.Object({
    /** The key for the subscription of a browser; null: the site sends no notices to devices. */
    publicKey: Type.Union([Type.String(), Type.Null()]),
    /** The newest first. */
    items: Type.Array(
      Type.Object({
        id: Type.Integer(),
        /** The host of the push service. */
        service: Type.String(),
        createdAt: Type.String({ description: 'ISO 8601' }),
        /** Null: none was sent yet. */
        lastSentAt: Type.Union([Type.String({ description: 'ISO 8601' }), Type.Null()]),
      }),
    ),
  }),
});

/**
 * Sends notices to this browser while the session lasts; of more than DEVICES_MAX the first is dropped. A browser of another
 * seeker becomes the caller's. Throws VALIDATION for an address of no push service or for keys that do not encrypt, and
 * NOT_FOUND where the site sends none.
 */
export const addDevice = defineCall({
  ...base,
  method: 'POST',
  path: '/notifications/devices/add',
  body: Type.Object({
    endpoint: Endpoint,
    p256dh: Type.String({
      pattern: '^[A-Za-z0-9_-]{87}=?$',
      description: 'the public key of the subscription, 65 bytes in base64url',
    }),
    auth: Type.String({
      pattern: '^[A-Za-z0-9_-]{22}(==)?$',
      description: 'the secret of the subscription, 16 bytes in base64url',
    }),
  }),
  answer: MessageAnswer,
});

/** Sends no more notices to a browser of the reader; idempotent. */
export const removeDevice = defineCall({
  ...base,
  method: 'POST',
  path: '/notifications/devices/remove',
  body: Type.Object({ endpoint: Endpoint }),
  answer: MessageAnswer,
});

/** After a login: whether a subscription is the reader's. It then lasts as long as this session. */
export const renewDevice = defineCall({
  ...base,
  method: 'POST',
  path: '/notifications/devices/renew',
  body: Type.Object({ endpoint: Endpoint }),
  answer: Type.Object({ isOwn: Type.Boolean() }),
});
