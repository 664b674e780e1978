import { courseEnquiry } from '@broadsheet/contract/calls/course';
import { applyJob } from '@broadsheet/contract/calls/job-actions';
import { saveProfile } from '@broadsheet/contract/calls/profile';
import type { FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { measuresOfCall } from './measures-of-call.ts';

const participant = { visitorId: 'v', seekerId: '7' };
const requestOf = (isNew: boolean) =>
  ({
    resolveParticipation: () => ({ participant, isNew, storedBuckets: {} }),
  }) as unknown as FastifyRequest;
const measure = (
  call: Parameters<typeof measuresOfCall>[0],
  exchange: Partial<Parameters<typeof measuresOfCall>[1]>,
  isNew = false,
) =>
  measuresOfCall(
    call,
    { body: {}, answer: {}, ...exchange },
    {
      request: requestOf(isNew),
      seekerId: '7',
      brand: 'tech',
      at: 5,
    },
  ).map(({ source, subject, value, participant: of }) => [source, subject, value, of]);

it('each course newly enquired about is a measure, neither those left out nor similar ones', () => {
  const body = { courseIds: '3,4,5,6', toSkipIds: '5', similar: 1 };
  const answer = { message: 'Sent.', courseIds: [3, 4, 9], similarCourses: 1 };
  expect(measure(courseEnquiry, { body, answer })).toEqual([
    ['course-enquiry', '3', 1, participant],
    ['course-enquiry', '4', 1, participant],
  ]);
  const nothingNew = { message: 'Sent.', courseIds: [], similarCourses: 0 };
  expect(measure(courseEnquiry, { body, answer: nothingNew })).toEqual([]);
});

it('each part of the profile is a measure', () => {
  expect(measure(saveProfile, { body: { step: 'addEducations' } })).toEqual([
    ['profile-part', 'addEducations', 1, participant],
  ]);
});

it('other calls and people who are new have none', () => {
  expect(measure(applyJob, { body: { jobcode: '3' } })).toEqual([]);
  expect(measure(saveProfile, { body: { step: 'addEducations' } }, true)).toEqual([]);
});
