import type { Brand } from '@broadsheet/contract/brand';
import type { CallDefinition } from '@broadsheet/contract/call';
import type { Conversion } from '@broadsheet/experiments/recording/recorder';
import type { FastifyRequest } from 'fastify';
import { type CallInput, conversionSubjects } from './conversion-subjects.ts';

interface Converting {
  readonly request: FastifyRequest;
  readonly seekerId: string | null;
  readonly brand: Brand;
  /** Epoch ms. */
  readonly at: number;
}

/** The conversions of a successful call; none for people who take no part, or whom no page has exposed. */
export const conversionsOf = (
  { conversion: metric }: CallDefinition,
  input: CallInput,
  { request, seekerId, brand, at }: Converting,
): Conversion[] => {
  const found = metric && request.resolveParticipation(seekerId);
  if (!metric || !found || found.isNew) return [];
  const { participant } = found;
  const subjects = conversionSubjects(metric, input);
  return subjects.map((subject) => ({ metric, participant, brand, subject, at }));
};
