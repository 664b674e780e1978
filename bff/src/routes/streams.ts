import { bffPathOf } from '@broadsheet/contract/call';
import { chatStream } from '@broadsheet/contract/calls/chat';
import { AppError } from '@broadsheet/contract/errors';
import type { FastifyInstance } from 'fastify';
import type { CallDeps } from '../api/call-deps.ts';
import { findOwn } from '../api/find-own.ts';
import { requireCaller } from '../api/require-caller.ts';
import { clientSignal } from '../http/client-signal.ts';
import { clientOf } from '../session/session-plugin.ts';
import { siteOfRequest } from '../site/brand.ts';
import { endBetweenEvents } from './end-between-events.ts';

const EVENT_NUMBER = /^\d{1,15}$/;

/**
 * Streams a seeker's events as they happen, no faster than the client reads. The stream ends with the service's stream,
 * and when this server shuts down, which it would otherwise block.
 */
export const registerStreams = (
  app: FastifyInstance,
  {
    upstream,
    sessions,
    callDeadlineMs,
    metrics,
  }: Pick<CallDeps, 'upstream' | 'sessions' | 'callDeadlineMs' | 'metrics'>,
): void => {
  const ending = new AbortController();
  app.addHook('preClose', async () => ending.abort());
  app.get<{ Querystring: { after?: number } }>(
    bffPathOf(chatStream),
    {
      config: { call: chatStream },
      schema: { querystring: chatStream.query },
      exposeHeadRoute: false,
      onRequest: requireCaller(chatStream),
    },
    async (request, reply) => {
      const own = await findOwn(sessions, request, reply);
      if (!own) throw new AppError('UNAUTHORIZED');
      const seen = request.headers['last-event-id'];
      const { after } = request.query;
      const { body } = await upstream.openStream(
        {
          brand: siteOfRequest(request).brand.brand,
          client: clientOf(request),
          signal: AbortSignal.any([clientSignal(reply), ending.signal]),
          deadlineMs: callDeadlineMs,
          credentials: own.held.credentials,
        },
        {
          service: chatStream.service,
          path: `${chatStream.path}${after === undefined ? '' : `?after=${after}`}`,
          lastEventId: typeof seen === 'string' && EVENT_NUMBER.test(seen) ? seen : undefined,
        },
      );
      const events = endBetweenEvents(body, ending.signal);
      // A read error ends the stream, and the client reconnects.
      events.once('error', () => reply.raw.destroy());
      metrics.streams.inc();
      events.once('close', () => metrics.streams.dec());
      return reply
        .headers({
          'content-type': 'text/event-stream; charset=utf-8',
          'cache-control': 'private, no-store',
          'x-accel-buffering': 'no',
        })
        .send(events);
    },
  );
};
