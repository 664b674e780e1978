import { createHash } from 'node:crypto';
import { type BulkEvaluation, FLAG_PATH } from '@broadsheet/contract/flag-evaluation';
import type { FastifyError, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { ExperimentDeps } from '../experiments/assign-arms.ts';
import { evaluateFlags, listFlags } from '../experiments/evaluate-flags.ts';
import { failureOf, parseFlagContext } from '../experiments/parse-flag-context.ts';
import { matchesEtag } from '../http/matches-etag.ts';
import { limitOfRoute } from '../http/rate-limit/budgets.ts';
import { siteOfRequest } from '../site/brand.ts';

export interface FlagEvaluationDeps {
  readonly experiments: ExperimentDeps;
  /** Epoch ms. */
  readonly now: () => number;
}

const BODY_LIMIT = 8 * 1024;
const EVALUATIONS_A_MINUTE = 120;

interface KeyParams {
  readonly key?: string;
}

const keyOf = (request: FastifyRequest): string | undefined =>
  (request.params as KeyParams | undefined)?.key;

const etagOf = (text: string): string =>
  `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;

/** Of the parser of bodies: all others, such as that of an unknown host, are no fault of the body. */
const BODY_FAULTS: ReadonlySet<string | undefined> = new Set([
  'FST_ERR_CTP_EMPTY_JSON_BODY',
  'FST_ERR_CTP_INVALID_JSON_BODY',
  'FST_ERR_CTP_INVALID_CONTENT_LENGTH',
]);

const isBodyFault = (error: FastifyError): boolean =>
  BODY_FAULTS.has(error.code) || (error instanceof SyntaxError && error.statusCode === 400);

/** A body that is no JSON fails as the protocol says; every other refusal is answered as elsewhere. */
const answerFault = (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
  if (!isBodyFault(error)) throw error;
  const failure = failureOf(keyOf(request), 'PARSE_ERROR', 'The body must be a JSON object.');
  return reply.code(400).header('cache-control', 'no-store').send(failure);
};

/**
 * The OpenFeature Remote Evaluation Protocol: other clients get the arms that the site gives the same unit. Open to
 * all, as arms are no secret; it reads no cookie, stores nothing and counts no exposure.
 */
export const createFlagEvaluation =
  ({ experiments: deps, now }: FlagEvaluationDeps): FastifyPluginAsync =>
  async (app) => {
    app.setErrorHandler(answerFault);
    const options = {
      bodyLimit: BODY_LIMIT,
      config: { rateLimit: limitOfRoute(EVALUATIONS_A_MINUTE) },
    };

    app.post<{ Params: { key: string } }>(`${FLAG_PATH}/:key`, options, async (request, reply) => {
      const { key } = request.params;
      const { brand, snapshot } = siteOfRequest(request);
      const { experiments } = snapshot;
      const at = now();
      const parsed = parseFlagContext(request.body, brand.brand, key);
      reply.header('cache-control', 'no-store');
      if (!listFlags(experiments, brand.brand, at).includes(key))
        return reply
          .code(404)
          .send(failureOf(key, 'FLAG_NOT_FOUND', 'No experiment that runs here now has this key.'));
      if ('failure' in parsed) return reply.code(400).send(parsed.failure);
      const [flag] = evaluateFlags(deps, { experiments, now: at, ...parsed }, [key]);
      return reply.send(flag);
    });

    app.post(FLAG_PATH, options, async (request, reply) => {
      const { brand, snapshot } = siteOfRequest(request);
      const { experiments } = snapshot;
      const at = now();
      const parsed = parseFlagContext(request.body, brand.brand, undefined);
      reply.header('cache-control', 'no-store');
      if ('failure' in parsed) return reply.code(400).send(parsed.failure);
      const keys = listFlags(experiments, brand.brand, at);
      const flags = evaluateFlags(deps, { experiments, now: at, ...parsed }, keys);
      const answer: BulkEvaluation = { flags: [...flags] };
      const text = JSON.stringify(answer);
      const etag = etagOf(text);
      reply.header('cache-control', 'private, no-cache').header('etag', etag);
      if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
      return reply.type('application/json; charset=utf-8').send(text);
    });
  };
