import type { SentAnswers } from '@broadsheet/contract/answer-form';
import { saveFormAnswer } from '@broadsheet/contract/calls/form-answers';
import { AppError } from '@broadsheet/contract/errors';
import { ENTRIES_MAX, invalidBody } from '@broadsheet/contract/find-json-fault';
import {
  ANSWER_DONE,
  FORM_ANSWERS_PATH,
  formatFaults,
} from '@broadsheet/contract/form-answer-path';
import { FormAnswerRequest } from '@broadsheet/contract/form-answer-request';
import { type FieldFault, readAnswers } from '@broadsheet/contract/read-answers';
import type { Upstream } from '@broadsheet/upstream/create-upstream';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isFormNavigation, withOutcome } from '../api/form-navigation.ts';
import { clientSignal } from '../http/client-signal.ts';
import { toErrorAnswer } from '../http/error-answer.ts';
import { limitOfRoute } from '../http/rate-limit/budgets.ts';
import { compileRequestSchema } from '../http/request-schema.ts';
import { safeNext } from '../http/safe-next.ts';
import { requireSameOrigin } from '../http/same-origin.ts';
import { findShownForm } from '../page/find-shown-form.ts';
import { buildPageRequest } from '../page/request/build-page-request.ts';
import { resolveCatalog } from '../page/request/resolve-catalog.ts';
import type { PageDeps } from '../page/serve-page.ts';
import { clientOf } from '../session/session-plugin.ts';
import { siteOfRequest } from '../site/brand.ts';

export interface FormAnswersDeps extends PageDeps {
  readonly upstream: Pick<Upstream, 'caller'>;
  readonly callDeadlineMs: number;
  /** Epoch ms. */
  readonly now: () => number;
}

/** Twelve fields of text, in the longest encoding. */
const BODY_LIMIT = 64 * 1024;
const ANSWERS_A_MINUTE = 12;

const DETAILS: Readonly<Record<FieldFault, string>> = {
  missing: 'must be filled in',
  'too-long': 'must be shorter',
  email: 'must be an email address',
  phone: 'must be a phone number with its country code',
  choice: 'must be one of the choices',
};

/** Faults of fields: a form without JavaScript goes back to its page with their codes. */
class FaultyAnswers extends AppError {
  readonly faults: Readonly<Record<string, FieldFault>>;

  constructor(faults: Readonly<Record<string, FieldFault>>) {
    const details = Object.entries(faults).map(([name, fault]) => ({
      path: `body/answers/${name}`,
      message: DETAILS[fault],
    }));
    super('VALIDATION', { details });
    this.faults = faults;
  }
}

const LINE_END = /\r\n?/g;

/** A form as the browser itself sends it: its own fields beside the answers, which may have several values. */
const readForm = (text: string): unknown => {
  const fields = new URLSearchParams(text);
  if (fields.size > ENTRIES_MAX) throw invalidBody(`may have ${ENTRIES_MAX} fields at most`);
  const { page, block, key, website, ...answers } = Object.fromEntries(
    [...new Set(fields.keys())].map((name) => {
      const values = fields.getAll(name).map((value) => value.replace(LINE_END, '\n'));
      return [name, values];
    }),
  );
  const named = Object.entries({ page, block, key, website });
  const own = named.flatMap(([name, values]) => (values?.[0] ? [[name, values[0]]] : []));
  return { ...Object.fromEntries(own), answers };
};

const saveAnswer = async (
  deps: FormAnswersDeps,
  request: FastifyRequest<{ Body: FormAnswerRequest }>,
  reply: FastifyReply,
): Promise<void> => {
  const { page, block, key, website, answers } = request.body;
  const pageRequest = await buildPageRequest(request, reply, {
    address: page,
    catalog: resolveCatalog(deps.catalogs, request, reply, false),
    now: deps.now(),
    isFollowed: false,
    setsVisitorId: false,
  });
  const shown = await findShownForm(deps, pageRequest, block);
  const { settings } = shown;
  const { closesOn, consent, fields } = settings;
  if (closesOn !== undefined && Date.parse(closesOn) <= deps.now())
    throw new AppError('FORM_CLOSED');
  const read = readAnswers({ fields, needsConsent: consent !== '' }, answers satisfies SentAnswers);
  if (read.unknown.length > 0) throw new AppError('FORM_CHANGED');
  if (Object.keys(read.faults).length > 0) throw new FaultyAnswers(read.faults);
  // A program believes that it has succeeded, so that it does not try another way.
  if (website !== undefined && website !== '') return;
  const held = request.mayHoldToken() ? await request.holdSession(reply) : null;
  const call = deps.upstream.caller({
    brand: siteOfRequest(request).brand.brand,
    signal: clientSignal(reply),
    deadlineMs: deps.callDeadlineMs,
    client: clientOf(request),
    ...(held ? { credentials: held.credentials } : {}),
  });
  await call(saveFormAnswer, {
    body: {
      page: shown.page,
      block,
      title: settings.title,
      ...(key === undefined ? {} : { key }),
      purpose: settings.purpose,
      consent: consent === '' ? null : consent,
      days: settings.answerDays,
      answers: read.answers.map(({ values, ...answer }) => ({ ...answer, values: [...values] })),
    },
  });
};

/** The page of a form, at the form. */
const backTo = (
  { page, block }: Pick<FormAnswerRequest, 'page' | 'block'>,
  outcome: Parameters<typeof withOutcome>[1],
  more: Readonly<Record<string, string>> = {},
): string => {
  const path = withOutcome(safeNext(page), outcome);
  const query = new URLSearchParams({ form: block, ...more });
  return `${path}&${query}#${encodeURIComponent(block)}-sent`;
};

const isRequest = (body: unknown): body is Pick<FormAnswerRequest, 'page' | 'block'> =>
  typeof body === 'object' &&
  body !== null &&
  typeof Reflect.get(body, 'page') === 'string' &&
  typeof Reflect.get(body, 'block') === 'string';

/** Takes the answers to forms of pages, and validates them by the fields of the block that the page shows. */
export const createFormAnswers =
  (deps: FormAnswersDeps): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.setValidatorCompiler(compileRequestSchema);
    app.removeContentTypeParser('text/plain');
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: BODY_LIMIT },
      async (_: unknown, text: string) => readForm(text),
    );
    app.addHook('onSend', async (_, reply) => void reply.header('cache-control', 'no-store'));
    app.setErrorHandler(async (error, request, reply) => {
      const { body } = request;
      if (!isFormNavigation(request) || !isRequest(body)) throw error;
      const { code, status } = toErrorAnswer(error);
      if (status >= 500) request.log.error({ err: error, code }, 'an answer was not saved');
      const faults = error instanceof FaultyAnswers ? formatFaults(error.faults) : '';
      const more: Record<string, string> = faults === '' ? {} : { faults };
      return reply.redirect(backTo(body, { failed: code }, more), 303);
    });
    const options = {
      schema: { body: FormAnswerRequest },
      onRequest: requireSameOrigin,
      bodyLimit: BODY_LIMIT,
      config: { rateLimit: limitOfRoute(ANSWERS_A_MINUTE) },
    };
    app.post(FORM_ANSWERS_PATH, options, async (request, reply) => {
      await saveAnswer(deps, request, reply);
      if (!isFormNavigation(request)) return reply.send({});
      return reply.redirect(backTo(request.body, { done: ANSWER_DONE }), 303);
    });
  };
