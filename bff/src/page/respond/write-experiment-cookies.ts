import type { FastifyReply, FastifyRequest } from 'fastify';
import { writeArmsCookie } from '../../experiments/arms-cookie.ts';
import type { PagePlan } from '../plan/plan-page.ts';

/** Has the browser store its visitor id and arms, where they have changed. */
export const writeExperimentCookies = (
  request: FastifyRequest,
  reply: FastifyReply,
  { content, selected }: Pick<PagePlan, 'content' | 'selected'>,
): void => {
  const { site, rolledOut } = content;
  const { assigned } = selected;
  const participation = assigned?.participation ?? rolledOut?.participation;
  if (!participation) return;
  const { participant, isNew } = participation;
  if (isNew) reply.writeCookie('vid', participant.visitorId);
  if (!assigned) return;
  const { experiments } = site.snapshot;
  const arms = writeArmsCookie(assigned.storedBuckets, participant, experiments);
  if (arms === request.readSigned('arms')) return;
  if (arms === null) reply.dropCookie('arms');
  else reply.writeCookie('arms', arms, { signed: true });
};
