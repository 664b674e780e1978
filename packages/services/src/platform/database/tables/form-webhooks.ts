import type { Brand } from '@broadsheet/contract/brand';
import type { WebhookDelivery, WebhookFault } from '@broadsheet/contract/calls/form-webhooks';
import type { Generated, GeneratedAlways } from 'kysely';

/** Where the answers to a form are passed on to; one for each form. */
export interface FormWebhooksTable {
  id: GeneratedAlways<number>;
  brand: Brand;
  page: string;
  block: string;
  url: string;
  /** Encrypted; it signs each request. */
  secret: Buffer;
  /** Tries that failed since the last that succeeded, and the time of the first of them. */
  failures: Generated<number>;
  failing_since: Date | null;
  paused_at: Date | null;
}

/** What became of each answer on its way to a webhook. Its id is that of the message. */
export interface FormWebhookDeliveriesTable {
  id: Generated<string>;
  webhook_id: number;
  /** Null for a test. */
  answer_id: string | null;
  state: Generated<WebhookDelivery['state']>;
  tries: Generated<number>;
  status: number | null;
  fault: WebhookFault | null;
  queued_at: Date;
  tried_at: Date | null;
}
