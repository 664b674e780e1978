import { AppError } from '@broadsheet/contract/errors';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import pino, { type DestinationStream } from 'pino';
import type { Config } from '../config.ts';

/** Addresses with a secret that grants access, up to that secret. */
const LETTING_IN = /^(\/recommend\/).+/;

/** A fault that the catalogue names happens in numbers: its cause is enough, stacks are for the unknown. */
const describeError = (error: Error): object =>
  error instanceof AppError && error.code !== 'UNKNOWN'
    ? { code: error.code, reason: error.cause instanceof Error ? error.cause.message : undefined }
    : pino.stdSerializers.err(error);

/** The path without its query and without a secret that grants access. */
const loggedPath = (url: string): string =>
  (url.split('?', 1)[0] ?? '').replace(LETTING_IN, '$1{token}');

/**
 * JSON lines without personal data: of a request only method, host and path, never its query, cookies or other headers.
 */
export const createLog = (
  level: Config['logLevel'],
  stream: DestinationStream = pino.destination(1),
): FastifyBaseLogger =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: {
        req: ({ method, url, host }: FastifyRequest) => ({
          method,
          host,
          path: loggedPath(url),
        }),
        res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
        err: describeError,
      },
      redact: ['headers', '*.headers', 'cookies', '*.cookies', '*.authorization'],
    },
    stream,
  );
