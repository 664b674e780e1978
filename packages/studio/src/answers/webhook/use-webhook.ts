import type { Brand } from '@broadsheet/contract/brand';
import type { FormWebhook } from '@broadsheet/contract/calls/form-webhooks';
import { readWebhook } from '@broadsheet/contract/studio/webhook-calls';
import { useState } from 'react';
import { useCall } from '../../data/use-call.ts';

export interface WebhookForm {
  readonly brand: Brand;
  readonly page: string;
  readonly block: string;
}

const PROGRESS_MS = 2_000;
const FOLLOWED_MS = 60_000;

/**
 * How soon a webhook is read again, so that the result of a test appears, and what a resume sends; 0: not by itself.
 * @param followedUntil epoch ms; @param now epoch ms
 */
export const rereadMs = (
  webhook: FormWebhook | null | undefined,
  followedUntil: number,
  now: number,
): number => {
  if (!webhook) return 0;
  const isTesting = webhook.deliveries.some(({ isTest, state }) => isTest && state === 'waiting');
  const isFollowed = webhook.undelivered > 0 && now < followedUntil;
  return isTesting || isFollowed ? PROGRESS_MS : 0;
};

/** The webhook of a form, and a function that follows it for a minute. */
export const useWebhook = (form: WebhookForm) => {
  const [followedUntil, setFollowedUntil] = useState(0);
  const webhook = useCall(
    readWebhook,
    { query: form },
    { refreshInterval: (latest) => rereadMs(latest?.webhook, followedUntil, Date.now()) },
  );
  return { webhook, follow: () => setFollowedUntil(Date.now() + FOLLOWED_MS) };
};
