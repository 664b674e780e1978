import type { Brand } from '@broadsheet/contract/brand';
import {
  deleteFormWebhook,
  readFormWebhook,
  resumeFormWebhook,
  saveFormWebhook,
  testFormWebhook,
} from '@broadsheet/contract/calls/form-webhooks';
import { REQUEST_TIMEOUT_MS } from '@broadsheet/contract/constants';
import type { FastifyReply } from 'fastify';
import { clientSignal } from '../../http/client-signal.ts';
import type { StudioHandlers } from '../studio-handler.ts';
import type { AnswerDeps } from './answer-handlers.ts';
import { createFormAudit } from './audit-form.ts';

/** The webhooks of forms, which the services store and call. The activity log names the host: a path can be a secret. */
export const createWebhookHandlers = ({
  upstream,
  audit,
}: Pick<AnswerDeps, 'upstream' | 'audit'>): Pick<
  StudioHandlers,
  'readWebhook' | 'saveWebhook' | 'deleteWebhook' | 'testWebhook' | 'resumeWebhook'
> => {
  const callerOf = (brand: Brand, reply: FastifyReply) =>
    upstream.caller({ brand, signal: clientSignal(reply), deadlineMs: REQUEST_TIMEOUT_MS });
  const note = createFormAudit(audit);
  return {
    readWebhook: ({ query: { brand, ...form }, reply }) =>
      callerOf(brand, reply)(readFormWebhook, { body: form }),
    saveWebhook: async ({ body: { brand, ...webhook }, staff, reply }) => {
      const saved = await callerOf(brand, reply)(saveFormWebhook, { body: webhook });
      const { host } = new URL(webhook.url);
      await note('webhook.save', staff, { brand, ...webhook }, { host });
      return saved;
    },
    deleteWebhook: async ({ body: { brand, ...form }, staff, reply }) => {
      await callerOf(brand, reply)(deleteFormWebhook, { body: form });
      await note('webhook.delete', staff, { brand, ...form });
      return {};
    },
    testWebhook: async ({ body: { brand, ...form }, staff, reply }) => {
      await callerOf(brand, reply)(testFormWebhook, { body: form });
      await note('webhook.test', staff, { brand, ...form });
      return {};
    },
    resumeWebhook: async ({ body: { brand, ...form }, staff, reply }) => {
      const resumed = await callerOf(brand, reply)(resumeFormWebhook, { body: form });
      await note('webhook.resume', staff, { brand, ...form }, { answers: resumed.queued });
      return resumed;
    },
  };
};
