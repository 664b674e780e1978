import type { Recorder } from '@broadsheet/experiments/recording/recorder';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { VISITOR_ID } from '../experiments/resolve-participant.ts';
import type { Tracker } from '../tracking/tracker.ts';

export interface ForgetDeps {
  readonly recorder: Pick<Recorder, 'forget'>;
  readonly tracker: Pick<Tracker, 'forget'>;
}

/**
 * Deletes the events and experiment data of a browser. The browser drops its visitor id and counts as a new one from
 * then on.
 * @param seekerId also forgotten
 */
export const forgetBrowser = (
  { recorder, tracker }: ForgetDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  seekerId: string | null = null,
): void => {
  const visitorId = request.readCookie('vid') ?? '';
  tracker.forget(request);
  recorder.forget([
    ...(VISITOR_ID.test(visitorId) ? [{ kind: 'visitor', id: visitorId } as const] : []),
    ...(seekerId === null ? [] : [{ kind: 'seeker', id: seekerId } as const]),
  ]);
  reply.dropCookie('vid').dropCookie('arms').dropCookie('filter');
};
