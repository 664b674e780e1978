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
const measure = (call: Parameters<typeof measuresOfCall>[0], body: unknown, isNew = false) =>
  measuresOfCall(call, body, {
    request: requestOf(isNew),
    seekerId: '7',
    brand: 'tech',
    at: 5,
  }).map(({ source, subject, value, participant: of }) => [source, subject, value, of]);

it('each course of an enquiry is a measure, and each part of the profile', () => {
  expect(measure(courseEnquiry, { courseIds: '3,4,3' })).toEqual([
    ['course-enquiry', '3', 1, participant],
    ['course-enquiry', '4', 1, participant],
  ]);
  expect(measure(saveProfile, { step: 'addEducations' })).toEqual([
    ['profile-part', 'addEducations', 1, participant],
  ]);
});

it('other calls and people who are new have none', () => {
  expect(measure(applyJob, { jobcode: '3' })).toEqual([]);
  expect(measure(saveProfile, { step: 'addEducations' }, true)).toEqual([]);
});
