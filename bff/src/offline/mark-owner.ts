import { OFFLINE_KINDS, OFFLINE_OWNER_HEADER } from '@broadsheet/contract/offline';
import type { FastifyReply } from 'fastify';
import type { Reader } from '../session/reader.ts';

/** Lets the seeker's own browser store a copy of a page, marked as theirs. HTTP caches still store none. */
export const markOwner = (reply: FastifyReply, kind: string, reader: Reader): void => {
  if (reader.state === 'seeker' && OFFLINE_KINDS.has(kind))
    reply.header(OFFLINE_OWNER_HEADER, reader.session.obfuscatedUserId);
};
