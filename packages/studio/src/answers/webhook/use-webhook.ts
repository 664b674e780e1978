import type { Brand } from '@broadsheet/contract/brand';
import type { FormWebhook } from '@broadsheet/contract/calls/form-webhooks';
import { readWebhook } from '@broadsheet/contract/studio/webhook-calls';
import { useCall } from '../../data/use-call.ts';

export interface WebhookForm {
  readonly brand: Brand;
  readonly page: string;
  readonly block: string;
}

const PROGRESS_MS = 2_000;

const isTesting = (webhook: FormWebhook | null | undefined): boolean =>
  webhook?.deliveries.some(({ isTest, state }) => isTest && state === 'waiting') ?? false;

/** The webhook of a form; a test is followed until its result is there. */
export const useWebhook = (form: WebhookForm) =>
  useCall(
    readWebhook,
    { query: form },
    { refreshInterval: (latest) => (isTesting(latest?.webhook) ? PROGRESS_MS : 0) },
  );
