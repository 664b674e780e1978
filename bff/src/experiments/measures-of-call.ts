import type { Brand } from '@broadsheet/contract/brand';
import type { CallAnswer, CallDefinition } from '@broadsheet/contract/call';
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

/** Courses that somebody named and had not enquired about before; similar ones come after them. */
const enquiredCourses = (answer: unknown): string[] => {
  const { courseIds, similarCourses } = answer as CallAnswer<typeof courseEnquiry>;
  return courseIds.slice(0, courseIds.length - similarCourses).map(String);
};

interface Measured {
  readonly source: Measure['source'];
  readonly subjects: (body: unknown, answer: unknown) => readonly string[];
}

/** The calls whose success metrics count, besides conversions. */
const MEASURED = new Map<CallDefinition, Measured>([
  [courseEnquiry, { source: 'course-enquiry', subjects: (_, answer) => enquiredCourses(answer) }],
  [saveProfile, { source: 'profile-part', subjects: (body) => subjectsOf(body, 'step') }],
]);

/** The measures of a successful call; none for people who take no part. */
export const measuresOfCall = (
  call: CallDefinition,
  { body, answer }: { readonly body: unknown; readonly answer: unknown },
  { request, seekerId, brand, at }: Measuring,
): Measure[] => {
  const measured = MEASURED.get(call);
  const found = measured && request.resolveParticipation(seekerId);
  if (!measured || !found || found.isNew) return [];
  const { source } = measured;
  const { participant } = found;
  return measured
    .subjects(body, answer)
    .map((subject) => ({ source, participant, brand, subject, value: 1, at }));
};
