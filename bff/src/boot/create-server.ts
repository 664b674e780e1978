import { randomUUID } from 'node:crypto';
import { acceptJson } from '@broadsheet/admission/accept-json';
import { FILE_TIMEOUT_MS } from '@broadsheet/contract/constants';
import { addDraining } from '@broadsheet/draining/add-draining';
import { addOperationsGuard } from '@broadsheet/draining/operations-port';
import { deriveKey } from '@broadsheet/site-secret/derive-key';
import { traceRequests } from '@broadsheet/tracing/trace-requests';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { createAdmission } from '../http/admission/admission.ts';
import { createAnswerDeadline } from '../http/answer-deadline.ts';
import { createBodyDeadline } from '../http/body-deadline.ts';
import { CLIENT_DEADLINES, type ClientDeadlines } from '../http/client-deadlines.ts';
import { createClientErrorHandler } from '../http/client-error.ts';
import { compression } from '../http/compression.ts';
import { ARMS_COOKIE_KEY, createCookies } from '../http/cookies.ts';
import { createErrorAnswer, createErrors } from '../http/errors.ts';
import { refuseMisframed, urlLength } from '../http/request-framing.ts';
import {
  createSecurityHeaders,
  requestId,
  type SecurityHeaders,
  securityHeaders,
} from '../http/response-headers.ts';
import { unprefixedCookies } from '../http/unprefixed-cookies.ts';
import { createWaitingRequests } from '../http/waiting-requests.ts';
import { createBrand } from '../site/brand.ts';
import { requestLog } from '../tracking/request-log.ts';
import type { AppDeps } from './app-deps.ts';

const BODY_LIMIT = 64 * 1024;
const PATH_LIMIT = 2048;
/** Requests per connection whose responses the client has not read. */
const MAX_WAITING = 8;

const createFastify = (
  { log, config }: AppDeps,
  headers: SecurityHeaders,
  deadlines: ClientDeadlines,
): FastifyInstance =>
  Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT,
    requestTimeout: FILE_TIMEOUT_MS,
    // Node answers a missing Host by itself, without any of our headers.
    http: {
      requireHostHeader: false,
      headersTimeout: deadlines.headersMs,
      connectionsCheckingInterval: deadlines.checkEveryMs,
    },
    return503OnClosing: false,
    routerOptions: { maxParamLength: PATH_LIMIT },
    frameworkErrors: createErrorAnswer(headers),
    clientErrorHandler: createClientErrorHandler(headers),
  });

/** The server with what every request passes first: limits, deadlines, headers, errors, brand, admission and cookies. */
export const createServer = async (deps: AppDeps): Promise<FastifyInstance> => {
  const { config, content, siteSecret } = deps;
  const headers = securityHeaders(config.isProduction);
  const deadlines = deps.clientDeadlines ?? CLIENT_DEADLINES;
  const app = createFastify(deps, headers, deadlines);
  refuseMisframed(app);
  addOperationsGuard(app);
  traceRequests(app, false);
  addDraining(app, deps.isClosing);
  acceptJson(app);
  await app.register(createWaitingRequests(MAX_WAITING));
  await app.register(createBodyDeadline(deadlines.bodyMs));
  await app.register(createAnswerDeadline(deadlines.reading));
  await app.register(createSecurityHeaders(headers));
  await app.register(compression);
  await app.register(requestId);
  await app.register(requestLog);
  await app.register(createErrors(createErrorAnswer(headers)));
  await app.register(urlLength);
  await app.register(createBrand(config, content));
  if (deps.gate) await app.register(createAdmission(deps.gate, headers));
  await app.register(createCookies(config.isProduction, deriveKey(siteSecret, ARMS_COOKIE_KEY)));
  if (config.isProduction) await app.register(unprefixedCookies);
  return app;
};
