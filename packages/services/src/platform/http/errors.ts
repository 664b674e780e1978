import {
  AppError,
  type ErrorCode,
  type ErrorDetails,
  errorBody,
} from '@broadsheet/contract/errors';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseDown, isLockedOut, isUnstorableInput } from '../database/database-faults.ts';

const STATUS_CODES: Readonly<Record<number, ErrorCode>> = {
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  413: 'PAYLOAD_TOO_LARGE',
  414: 'URI_TOO_LONG',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  431: 'HEADERS_TOO_LARGE',
};

const classify = (error: FastifyError): AppError => {
  if (error instanceof AppError) return error;
  if (error.validation) {
    const details: ErrorDetails = error.validation.map(({ instancePath, message }) => ({
      path: `${error.validationContext ?? ''}${instancePath}`,
      message: message ?? 'is not as expected',
    }));
    return new AppError('VALIDATION', { details });
  }
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500)
    return new AppError(STATUS_CODES[status] ?? 'BAD_REQUEST', { cause: error });
  if (isUnstorableInput(error)) return new AppError('BAD_REQUEST', { cause: error });
  const isAway = isDatabaseDown(error) || isLockedOut(error);
  return new AppError(isAway ? 'SERVICE_UNAVAILABLE' : 'UNKNOWN', { cause: error });
};

const answer = (failure: AppError, request: FastifyRequest, reply: FastifyReply) => {
  if (failure.status >= 500 && failure.code !== 'OVERLOADED')
    request.log.error({ err: failure.cause ?? failure }, failure.message);
  // The caller sent it, but a schema of ours accepted it.
  else if (isUnstorableInput(failure.cause))
    request.log.warn({ err: failure.cause }, 'the database refused what was sent');
  return reply.code(failure.status).send(errorBody(failure.code, request.id, failure.details));
};

/** Sends every failure in the shape of an AppError; internal causes go to the log only. */
export const registerErrors = (app: FastifyInstance): void => {
  app.setErrorHandler<FastifyError>((error, request, reply) =>
    answer(classify(error), request, reply),
  );
  app.setNotFoundHandler((request, reply) => answer(new AppError('NOT_FOUND'), request, reply));
};
