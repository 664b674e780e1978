import type { FastifyReply, FastifyRequest } from 'fastify';
import { writeArmsCookie } from '../../experiments/arms-cookie.ts';
import type { ServedContent } from '../plan/select-content.ts';
import type { PageOutcome } from './page-response.ts';

/** Has the browser store its visitor id and arms, where they have changed; shared responses never do. */
export const writeExperimentCookies = (
  request: FastifyRequest,
  reply: FastifyReply,
  { site, rolledOut }: ServedContent,
  { policy, selected }: Pick<PageOutcome, 'policy' | 'selected'>,
): void => {
  const { assigned } = selected;
  const participation = assigned?.participation ?? rolledOut?.participation;
  if (!participation || policy.cache.scope !== 'private') return;
  const { participant, isNew } = participation;
  if (isNew) reply.writeCookie('vid', participant.visitorId);
  if (!assigned) return;
  const { experiments } = site.snapshot;
  const arms = writeArmsCookie(assigned.storedBuckets, participant, experiments);
  if (arms === request.readSigned('arms')) return;
  if (arms === null) reply.dropCookie('arms');
  else reply.writeCookie('arms', arms, { signed: true });
};
