import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Sessions } from '../session/sessions.ts';
import { siteOfRequest } from '../site/brand.ts';

/** The session that a request claims, where its token is one of ours; a browser forgets any other. */
export const findOwn = async (sessions: Sessions, request: FastifyRequest, reply: FastifyReply) => {
  const held = await request.holdSession(reply);
  if (!held) return null;
  const verified = await sessions.verify(held.token, siteOfRequest(request).brand.brand);
  if (verified) return { held, seekerId: verified.claims.sub, isComplete: !verified.claims.step };
  if (held.by !== 'bearer') reply.dropSession();
  return null;
};
