import { Readable } from 'node:stream';
import { chatStream } from '@broadsheet/contract/calls/chat';
import { AppError } from '@broadsheet/contract/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readSeeker } from '../../auth/account/require-password.ts';
import { type ContextSource, readContext, routeOf } from '../../platform/http/read-context.ts';
import type { Metrics } from '../../platform/metrics/create-metrics.ts';
import type { ReaderEvents } from './reader-events.ts';
import { openEvents } from './stream-events.ts';

const EVENT_NUMBER = /^\d{1,15}$/;

/** The header wins: browsers send it when they reconnect by themselves. */
const afterOf = ({ headers }: FastifyRequest, after: number | undefined): number | null => {
  const last = headers['last-event-id'];
  if (typeof last === 'string' && EVENT_NUMBER.test(last)) return Number(last);
  return after ?? null;
};

interface StreamDeps {
  readonly events: ReaderEvents | undefined;
  readonly now: () => number;
  readonly streams: Metrics['streams'] | undefined;
}

/**
 * Serves the live events of a seeker. Ends the streams before the server closes, because a stream never ends by itself.
 */
export const registerStreams = (
  app: FastifyInstance,
  source: ContextSource,
  { events, now, streams }: StreamDeps,
): void => {
  app.addHook('preClose', async () => events?.close());
  app.get<{ Querystring: { after?: number } }>(
    routeOf(chatStream),
    { schema: { querystring: chatStream.query }, exposeHeadRoute: false },
    async (request, reply) => {
      const context = await readContext(chatStream, request, source);
      const { id: seekerId } = await readSeeker(context);
      if (!events || !context.caller) throw new AppError('SERVICE_UNAVAILABLE');
      const gone = new AbortController();
      if (reply.raw.destroyed) gone.abort();
      reply.raw.once('close', () => gone.abort());
      const texts = await openEvents({
        database: context.database,
        events,
        seekerId,
        sessionId: context.caller.sessionId,
        after: afterOf(request, request.query.after),
        signal: gone.signal,
        now,
      });
      const body = Readable.from(texts, { objectMode: false });
      streams?.inc();
      body.once('close', () => streams?.dec());
      reply.headers({
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'private, no-store',
        'x-accel-buffering': 'no',
      });
      return reply.send(body);
    },
  );
};
