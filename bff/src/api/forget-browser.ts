import type { Recorder } from '@broadsheet/experiments/recording/recorder';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { VISITOR_ID } from '../experiments/resolve-participant.ts';
import type { Tracker } from '../tracking/tracker.ts';

export interface ForgetDeps {
  readonly recorder: Pick<Recorder, 'forget'>;
  readonly tracker: Pick<Tracker, 'forget'>;
}

/**
 * Has removed what was noted of a browser under its number, and has experiments forget whose counts are theirs. The browser
 * drops its number, and is another from now on.
 * @param seekerId who is forgotten with it
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
