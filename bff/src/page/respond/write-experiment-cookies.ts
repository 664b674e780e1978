import type { FastifyReply, FastifyRequest } from 'fastify';
import { writeArmsCookie } from '../../experiments/arms-cookie.ts';
import type { PageRequest } from '../request/page-request.ts';
import type { Decided } from './produce-page.ts';

/** Gives the browser what it has to keep of its experiments, where that has changed; shared answers never do. */
export const writeExperimentCookies = (
  request: FastifyRequest,
  reply: FastifyReply,
  { site, rolledOut }: PageRequest,
  { policy, selected }: Pick<Decided, 'policy' | 'selected'>,
): void => {
  const { dealt } = selected;
  const participation = dealt?.participation ?? rolledOut?.participation;
  if (!participation || policy.cache.scope !== 'private') return;
  const { participant, isNew } = participation;
  if (isNew) reply.keepCookie('vid', participant.visitorId);
  if (!dealt) return;
  const { experiments } = site.snapshot;
  const arms = writeArmsCookie(dealt.storedBuckets, participant, experiments);
  if (arms === request.readSigned('arms')) return;
  if (arms === null) reply.dropCookie('arms');
  else reply.keepCookie('arms', arms, { signed: true });
};
