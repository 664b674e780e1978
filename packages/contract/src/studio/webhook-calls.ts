import Type from 'typebox';
import { Brand } from '../brand.ts';
import { FormRef } from '../calls/form-answers.ts';
import { FormWebhook, WebhookSecret, WebhookUrl } from '../calls/form-webhooks.ts';
import { orNull } from '../or-null.ts';
import { defineStudioCall, Nothing } from './studio-call.ts';

const ofForm = Type.Object({ brand: Brand, ...FormRef }, { additionalProperties: false });
const common = { role: 'publisher', params: Nothing } as const;
const write = { ...common, method: 'POST', query: Nothing } as const;

/** The webhook of a form and its last deliveries. */
export const readWebhook = defineStudioCall({
  ...common,
  method: 'GET',
  path: '/forms/webhook',
  query: ofForm,
  body: Nothing,
  answer: Type.Object({ webhook: orNull(FormWebhook) }),
});

/** Sets the address, with a new secret that no later call answers. VALIDATION. */
export const saveWebhook = defineStudioCall({
  ...write,
  path: '/forms/webhook',
  body: Type.Object({ brand: Brand, ...FormRef, url: WebhookUrl }, { additionalProperties: false }),
  answer: WebhookSecret,
});

/** Removes the webhook. NOT_FOUND. */
export const deleteWebhook = defineStudioCall({
  ...write,
  path: '/forms/webhook/delete',
  body: ofForm,
  answer: Type.Object({}),
});

/** Sends a test, which contains no answer. NOT_FOUND, RATE_LIMITED. */
export const testWebhook = defineStudioCall({
  ...write,
  path: '/forms/webhook/test',
  body: ofForm,
  answer: Type.Object({}),
});

/** Ends a pause, and sends what was not delivered. NOT_FOUND. */
export const resumeWebhook = defineStudioCall({
  ...write,
  path: '/forms/webhook/resume',
  body: ofForm,
  answer: Type.Object({ queued: Type.Integer({ minimum: 0 }) }),
});
