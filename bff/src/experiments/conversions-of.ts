import type { Brand } from '@broadsheet/contract/brand';
import type { CallDefinition } from '@broadsheet/contract/call';
import type { Conversion } from '@broadsheet/experiments/recording/recorder';
import type { FastifyRequest } from 'fastify';
import { conversionSubjects } from './conversion-subjects.ts';

/** What a successful call counts for; nothing of who takes no part, or whom no page has met. @param at epoch ms */
export const conversionsOf = (
  { conversion: metric }: CallDefinition,
  request: FastifyRequest,
  seekerId: string | null,
  brand: Brand,
  at: number,
): Conversion[] => {
  const found = metric && request.resolveParticipation(seekerId);
  if (!metric || !found || found.isNew) return [];
  const { participant } = found;
  const { params, query, body } = request;
  const subjects = conversionSubjects(metric, { params, query, body });
  return subjects.map((subject) => ({ metric, participant, brand, subject, at }));
};
