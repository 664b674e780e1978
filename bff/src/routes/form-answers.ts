import type { SentAnswers } from '@broadsheet/contract/answer-form';
import { saveFormAnswer } from '@broadsheet/contract/calls/form-answers';
import { AppError } from '@broadsheet/contract/errors';
import { ENTRIES_MAX, invalidBody } from '@broadsheet/contract/find-json-fault';
import {
  ANSWER_DONE,
  ANSWER_FAILED,
  FORM_ANSWERS_PATH,
  formatFaults,
} from '@broadsheet/contract/form-answer-path';
import { FormAnswerRequest } from '@broadsheet/contract/form-answer-request';
import { FORM_FIELDS_MAX } from '@broadsheet/contract/form-limits';
import { isFormClosed } from '@broadsheet/contract/form-settings';
import { formVersionOf } from '@broadsheet/contract/form-version';
import { type FieldFault, readAnswers, TEXT_MAX } from '@broadsheet/contract/read-answers';
import type { Upstream } from '@broadsheet/upstream/create-upstream';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isFormNavigation } from '../api/form-navigation.ts';
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

/** A letter of most scripts of India, as a form of a browser encodes it: `%E0%A4%85`. */
const LETTER_BYTES = 9;
/** The names of fields and values, the page and the rest of the form. */
const FRAME_BYTES = 32 * 1024;
const BODY_LIMIT = FORM_FIELDS_MAX * TEXT_MAX * LETTER_BYTES + FRAME_BYTES;
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
  const { page, block, version, key, website, ...answers } = Object.fromEntries(
    [...new Set(fields.keys())].map((name) => {
      const values = fields.getAll(name).map((value) => value.replace(LINE_END, '\n'));
      return [name, values];
    }),
  );
  const named = Object.entries({ page, block, version, key, website });
  const own = named.flatMap(([name, values]) => (values?.[0] ? [[name, values[0]]] : []));
  return { ...Object.fromEntries(own), answers };
};

const saveAnswer = async (
  deps: FormAnswersDeps,
  request: FastifyRequest<{ Body: FormAnswerRequest }>,
  reply: FastifyReply,
): Promise<void> => {
  const { page, block, version, key, website, answers } = request.body;
  const pageRequest = await buildPageRequest(request, reply, {
    address: page,
    catalog: resolveCatalog(deps.catalogs, request, reply, false),
    now: deps.now(),
    isFollowed: false,
    setsVisitorId: false,
  });
  const shown = await findShownForm(deps, pageRequest, block);
  const { settings } = shown;
  const { consent, fields } = settings;
  if (isFormClosed(settings, deps.now())) throw new AppError('FORM_CLOSED');
  if (version !== formVersionOf(settings)) throw new AppError('FORM_CHANGED');
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
  outcome: Readonly<Record<string, string>>,
): string => {
  const { pathname, searchParams } = new URL(safeNext(page), 'http://site');
  for (const [name, value] of Object.entries({ ...outcome, form: block }))
    searchParams.set(name, value);
  return `${pathname}?${searchParams}#${encodeURIComponent(block)}-sent`;
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
      const outcome = { [ANSWER_FAILED]: code, ...(faults === '' ? {} : { faults }) };
      return reply.redirect(backTo(body, outcome), 303);
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
