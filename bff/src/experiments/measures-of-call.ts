import type { Brand } from '@broadsheet/contract/brand';
import type { CallDefinition } from '@broadsheet/contract/call';
import { courseEnquiry } from '@broadsheet/contract/calls/course';
import { saveProfile } from '@broadsheet/contract/calls/profile';
import type { Measure } from '@broadsheet/experiments/recording/recorder';
import type { FastifyRequest } from 'fastify';
import { subjectsOf } from './subjects-of.ts';

interface Measuring {
  readonly request: FastifyRequest;
  readonly seekerId: string | null;
  readonly brand: Brand;
  /** Epoch ms. */
  readonly at: number;
}

/** The calls whose success metrics count, besides conversions, and the property of the body with their subjects. */
const MEASURED = new Map<
  CallDefinition,
  { readonly source: Measure['source']; readonly subject: string }
>([
  [courseEnquiry, { source: 'course-enquiry', subject: 'courseIds' }],
  [saveProfile, { source: 'profile-part', subject: 'step' }],
]);

/** The measures of a successful call; none for people who take no part. */
export const measuresOfCall = (
  call: CallDefinition,
  body: unknown,
  { request, seekerId, brand, at }: Measuring,
): Measure[] => {
  const measured = MEASURED.get(call);
  const found = measured && request.resolveParticipation(seekerId);
  if (!measured || !found || found.isNew) return [];
  const { source } = measured;
  const { participant } = found;
  return subjectsOf(body, measured.subject).map((subject) => ({
    source,
    participant,
    brand,
    subject,
    value: 1,
    at,
  }));
};
