import type { ContentStore } from '@broadsheet/content-store/content-store';
import type { ServiceCaller } from '@broadsheet/contract/block-loader';
import type { Brand } from '@broadsheet/contract/brand';
import {
  deleteFormAnswer,
  EXPORTED_ANSWERS_MAX,
  listAnsweredForms,
  listFormAnswers,
  type StaffAnswer,
} from '@broadsheet/contract/calls/form-answers';
import { listFormWebhooks } from '@broadsheet/contract/calls/form-webhooks';
import { REQUEST_TIMEOUT_MS } from '@broadsheet/contract/constants';
import type { StudioForm } from '@broadsheet/contract/studio/answer-calls';
import type { OpenStaff } from '@broadsheet/staff/open-staff';
import type { Upstream } from '@broadsheet/upstream/create-upstream';
import type { FastifyReply } from 'fastify';
import { clientSignal } from '../../http/client-signal.ts';
import type { StudioHandlers } from '../studio-handler.ts';
import { createFormAudit } from './audit-form.ts';
import { formatCsv } from './format-csv.ts';
import { joinForms } from './join-forms.ts';

export interface AnswerDeps {
  readonly content: Pick<ContentStore, 'current'>;
  readonly upstream: Pick<Upstream, 'caller'>;
  readonly audit: OpenStaff['audit'];
}

/** As many of the longest answers, of 80 KB each, as the answer of a service may contain. */
const ANSWERS_A_CALL = 60;

/** The newest answers to a form, as many as an export contains. */
const readNewest = async (
  call: ServiceCaller,
  form: Pick<StudioForm, 'page' | 'block'>,
): Promise<{ readonly items: readonly StaffAnswer[]; readonly total: number }> => {
  let found = await call(listFormAnswers, { body: { ...form, limit: ANSWERS_A_CALL } });
  const { total } = found;
  const items = [...found.items];
  while (found.hasMore && items.length < EXPORTED_ANSWERS_MAX) {
    const limit = Math.min(ANSWERS_A_CALL, EXPORTED_ANSWERS_MAX - items.length);
    const before = items.at(-1)?.number;
    if (before === undefined) break;
    found = await call(listFormAnswers, { body: { ...form, before, limit } });
    items.push(...found.items);
  }
  return { items, total };
};

/** The answers to forms of pages, which the services store. The activity log names everybody who has read them. */
export const createAnswerHandlers = ({
  content,
  upstream,
  audit,
}: AnswerDeps): Pick<
  StudioHandlers,
  'listForms' | 'listAnswers' | 'exportAnswers' | 'deleteAnswer'
> => {
  const callerOf = (brand: Brand, reply: FastifyReply) =>
    upstream.caller({ brand, signal: clientSignal(reply), deadlineMs: REQUEST_TIMEOUT_MS });
  const note = createFormAudit(audit);
  return {
    listForms: async ({ query: { brand }, reply }) => {
      const call = callerOf(brand, reply);
      const [{ items }, webhooks] = await Promise.all([
        call(listAnsweredForms, {}),
        call(listFormWebhooks, {}),
      ]);
      return { items: [...joinForms(content.current(), brand, items, webhooks.items)] };
    },
    listAnswers: async ({ body: { brand, ...request }, staff, reply }) => {
      const found = await callerOf(brand, reply)(listFormAnswers, { body: request });
      // Each page, because the client names the first. What was searched for is personal data, and stays out.
      const details = { answers: found.items.length, searched: (request.search ?? '') !== '' };
      await note('answers.read', staff, { brand, ...request }, details);
      return found;
    },
    exportAnswers: async ({ body: { brand, ...form }, staff, reply }) => {
      const { items, total } = await readNewest(callerOf(brand, reply), form);
      await note('answers.export', staff, { brand, ...form }, { answers: items.length });
      return {
        csv: formatCsv(items),
        answers: items.length,
        left: Math.max(0, total - items.length),
      };
    },
    deleteAnswer: async ({ params, body: { brand }, staff, reply }) => {
      const body = { id: params.answer };
      const deleted = await callerOf(brand, reply)(deleteFormAnswer, { body });
      await note('answers.delete', staff, { brand, ...deleted }, { at: deleted.answeredAt });
      return {};
    },
  };
};
