import type { FormWebhook } from '@broadsheet/contract/calls/form-webhooks';
import { expect, it } from 'vitest';
import { rereadMs } from './use-webhook.ts';

const webhook = (undelivered: number, isTesting = false): FormWebhook => ({
  url: 'https://crm.example/answers',
  pausedAt: null,
  pauseReason: null,
  undelivered,
  deliveries: isTesting
    ? [
        {
          id: '00000000-0000-4000-8000-000000000001',
          isTest: true,
          state: 'waiting',
          tries: 0,
          status: null,
          fault: null,
          queuedAt: '2026-11-22T10:00:00Z',
          triedAt: null,
        },
      ]
    : [],
});

it('a webhook is read again until its test has a result', () => {
  expect(rereadMs(webhook(0, true), 0, 1_000)).toBe(2_000);
  expect(rereadMs(webhook(0), 0, 1_000)).toBe(0);
  expect(rereadMs(null, 0, 1_000)).toBe(0);
});

it('a resumed webhook is read again until all is delivered, for a minute at most', () => {
  expect(rereadMs(webhook(3), 60_000, 1_000)).toBe(2_000);
  expect(rereadMs(webhook(0), 60_000, 1_000)).toBe(0);
  expect(rereadMs(webhook(3), 60_000, 60_000)).toBe(0);
});
