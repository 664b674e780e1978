import Type from 'typebox';
import { defineCall } from '../call.ts';
import { orNull } from '../or-null.ts';
import { Text } from '../text.ts';
import { FormRef } from './form-answers.ts';

/** How often an answer is sent to a webhook that does not take it. */
export const WEBHOOK_TRIES_MAX = 7;
/** The status of a webhook that wants no more. */
export const WEBHOOK_GONE = 410;

const none = Type.Object({});
const internal = { service: 'user', auth: 'public', params: none, query: none } as const;
const ofForm = Type.Object(FormRef);
const Time = Type.String({ format: 'date-time' });

/** Why a webhook did not take an answer. */
export const WebhookFault = Type.Enum([
  /** Its host has an address inside a network. */
  'refused-address',
  'unreached',
  'timeout',
  /** It responded with another status than 2xx. */
  'status',
  /** Its secret cannot be decrypted: it was encrypted with another site secret. */
  'secret',
]);
export type WebhookFault = Type.Static<typeof WebhookFault>;

/** One answer, or a test, on its way to a webhook. It holds nothing that somebody has entered. */
export const WebhookDelivery = Type.Object({
  id: Type.String({ format: 'uuid' }),
  isTest: Type.Boolean(),
  state: Type.Enum(['waiting', 'delivered', 'failed']),
  tries: Type.Integer({ minimum: 0 }),
  /** Of the last try; null without a response. */
  status: orNull(Type.Integer()),
  /** Of the last try; null if it was delivered or is yet to be tried. */
  fault: orNull(WebhookFault),
  queuedAt: Time,
  triedAt: orNull(Time),
});
export type WebhookDelivery = Readonly<Type.Static<typeof WebhookDelivery>>;

/** Why a webhook is paused: it failed for long, it said that it is gone, or its secret cannot be decrypted. */
export const PauseReason = Type.Enum(['failures', 'gone', 'secret']);
export type PauseReason = Type.Static<typeof PauseReason>;

/** The webhook of a form. Its secret is answered once, when it is created. */
export const FormWebhook = Type.Object({
  url: Type.String(),
  pausedAt: orNull(Time),
  pauseReason: orNull(PauseReason),
  /** Answers that were not delivered. */
  undelivered: Type.Integer({ minimum: 0 }),
  /** Those that were not delivered first, each the newest first. */
  deliveries: Type.Array(WebhookDelivery),
});
export type FormWebhook = Readonly<Type.Static<typeof FormWebhook>>;

export const WebhookUrl = Text({
  minLength: 1,
  maxLength: 500,
  description: 'an https address of a public host, without a port or a password',
});

export const WebhookSecret = Type.Object({
  /** `whsec_` and 32 bytes in base64, as Standard Webhooks write it. */
  secret: Type.String(),
});

/** The forms of the brand that have a webhook. */
export const listFormWebhooks = defineCall({
  ...internal,
  method: 'GET',
  path: '/internal/form-webhooks',
  forOne: true,
  answer: Type.Object({
    items: Type.Array(
      Type.Object({ page: Type.String(), block: Type.String(), isPaused: Type.Boolean() }),
    ),
  }),
});

/** The webhook of a form with its last deliveries; null without one. */
export const readFormWebhook = defineCall({
  ...internal,
  method: 'POST',
  path: '/internal/form-webhook',
  body: ofForm,
  answer: Type.Object({ webhook: orNull(FormWebhook) }),
});

/** Sets the address of a form’s webhook, with a new secret, and ends a pause. Throws VALIDATION. */
export const saveFormWebhook = defineCall({
  ...internal,
  method: 'POST',
  path: '/internal/form-webhook/save',
  body: Type.Object({ ...FormRef, url: WebhookUrl }),
  answer: WebhookSecret,
});

/** Removes the webhook and its deliveries. Throws NOT_FOUND. */
export const deleteFormWebhook = defineCall({
  ...internal,
  method: 'POST',
  path: '/internal/form-webhook/delete',
  body: ofForm,
  answer: none,
});

/** Queues a test without an answer, which is sent once. Throws NOT_FOUND and RATE_LIMITED. */
export const testFormWebhook = defineCall({
  ...internal,
  method: 'POST',
  path: '/internal/form-webhook/test',
  body: ofForm,
  answer: none,
});

/** Ends a pause, and queues all answers that were not delivered. Throws NOT_FOUND. */
export const resumeFormWebhook = defineCall({
  ...internal,
  method: 'POST',
  path: '/internal/form-webhook/resume',
  body: ofForm,
  answer: Type.Object({ queued: Type.Integer({ minimum: 0 }) }),
});
