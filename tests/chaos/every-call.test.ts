import { bffPathOf, type CallDefinition } from '@broadsheet/contract/call';
import { CALLS } from '@broadsheet/contract/calls';
import {
  cancelEmailChange,
  resendEmailChange,
  resendEmailVerification,
  sendSecondFactorCode,
} from '@broadsheet/contract/calls/account';
import { logout, refresh } from '@broadsheet/contract/calls/auth';
import { conversations } from '@broadsheet/contract/calls/chat';
import { courseDetail, courseEnquiry } from '@broadsheet/contract/calls/course';
import { stampResume } from '@broadsheet/contract/calls/media';
import { remindRecommender } from '@broadsheet/contract/calls/recommendations';
import { resumePdf } from '@broadsheet/contract/calls/resume-document';
import { paymentCallback } from '@broadsheet/contract/calls/subscription';
import { ErrorBody } from '@broadsheet/contract/errors';
import { Value } from 'typebox/value';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ChaosSite, openChaosSite, SERVICES } from './chaos-site.ts';
import { FAULTS } from './faults.ts';
import { withFault } from './with-fault.ts';

const needsNothing = ({
  auth,
  path,
  query,
  body,
  answeredBy,
  answersStream,
  upload,
}: CallDefinition): boolean =>
  !answeredBy &&
  !answersStream &&
  auth !== 'recruiter' &&
  !upload &&
  !path.includes('{') &&
  [query, body].every((schema) => schema === undefined || Value.Check(schema, {}));

/**
 * They end the session, need an open entity, need one of two fields, or create a document, which takes longer than the
 * scaled deadline of these tests.
 */
const NOT_ALONE: readonly string[] = [
  cancelEmailChange,
  conversations,
  courseDetail,
  courseEnquiry,
  logout,
  paymentCallback,
  refresh,
  remindRecommender,
  resendEmailChange,
  resendEmailVerification,
  resumePdf,
  sendSecondFactorCode,
  stampResume,
].map(({ path }) => path);

/** Calls that can be repeated without input. */
const calls = CALLS.filter(
  // What one of the brands has not switched on is not there for it.
  (call) => needsNothing(call) && !call.flag && !NOT_ALONE.includes(call.path),
);
const serviceOf = ({ service }: CallDefinition) => (service === 'static' ? 'user' : service);
/** Good answers, and the faults of the catalogue: never another. */
const STATUSES = [200, 502, 503, 504];

let site: ChaosSite;
const checkAnswer = async (call: CallDefinition): Promise<void> => {
  const response = await site.call('management', call);
  const body: unknown = await response.json();
  expect([bffPathOf(call), STATUSES]).toEqual([
    bffPathOf(call),
    expect.arrayContaining([response.status]),
  ]);
  if (response.status === 200) return;
  Value.Assert(ErrorBody, body);
  expect(JSON.stringify(body)).not.toMatch(/ECONN|UND_ERR|127\.0\.0\.1|\bat \S+ \(/);
};
beforeAll(async () => {
  site = await openChaosSite();
});
afterAll(() => site.close());

it('are many, of every service but those whose calls all need something', () => {
  expect(calls.length).toBeGreaterThan(15);
  expect(new Set(calls.map(serviceOf)).size).toBeGreaterThan(2);
});

it('are answered while nothing is wrong', async () => {
  for (const call of calls) {
    const { status } = await site.call('tech', call);
    expect([bffPathOf(call), status]).toEqual([bffPathOf(call), 200]);
  }
});

describe.each([...FAULTS])('$kind', (fault) => {
  it.each([...SERVICES])('of %s is told in the words of the catalogue', async (service) => {
    await site.renew('short');
    await withFault(site, service, fault, async () => {
      const ofService = calls.filter((one) => serviceOf(one) === service);
      // In parallel, because each may wait until its deadline.
      await Promise.all(ofService.map(checkAnswer));
    });
  });
});
